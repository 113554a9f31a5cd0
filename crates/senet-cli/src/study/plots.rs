//! The plots of a study as SVG. Their colours are classes, so that they follow the page by day and by night.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};
use senet::{House, RuleSheet};
use senet_board::svg::{self, Orientation};
use senet_study::study::{Mean, Race, RulesResult};

/// Width of a small plot, in its own units. The page scales it.
pub(super) const WIDTH: f64 = 320.0;
/// Height of a small plot without its axis.
pub(super) const HEIGHT: f64 = 120.0;
/// Room for the numbers of the axes.
const LEFT: f64 = 48.0;
pub(super) const BELOW: f64 = 22.0;
const RIGHT: f64 = 26.0;
/// Throws in a column of a histogram.
pub(super) const COLUMN: u32 = 20;

/// Rounds to tenths, which keeps the page small.
fn tenth(number: f64) -> f64 {
    (10.0 * number).round() / 10.0 + 0.0
}

/// A linear scale from values to coordinates.
#[derive(Clone, Copy)]
struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

impl Scale {
    fn at(self, value: f64) -> f64 {
        let share = (value - self.from.0) / (self.from.1 - self.from.0);
        tenth(self.to.0 + share * (self.to.1 - self.to.0))
    }

    /// Round values of the scale, about this many.
    fn ticks(self, about: f64) -> Vec<f64> {
        let raw = (self.from.1 - self.from.0) / about;
        let power = 10_f64.powf(raw.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * power).find(|step| *step >= raw).unwrap_or(raw);
        let (first, last) = ((self.from.0 / step).ceil() as i64, (self.from.1 / step + 1e-6).floor() as i64);
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

fn axis_below(scale: Scale, height: f64, about: f64, unit: &str) -> Markup {
    html! {
        path.axis d={ "M" (scale.to.0) " " (height) " H" (scale.to.1) } {}
        @for tick in scale.ticks(about) {
            path.axis d={ "M" (scale.at(tick)) " " (height) " v4" } {}
            text.tick x=(scale.at(tick)) y=(height + 16.0) text-anchor="middle" { (number(tick)) (unit) }
        }
    }
}

fn axis_left(scale: Scale, left: f64, right: f64, about: f64, unit: &str) -> Markup {
    html! {
        @for tick in scale.ticks(about) {
            path.grid d={ "M" (left) " " (scale.at(tick)) " H" (right) } {}
            text.tick x=(left - 4.0) y=(scale.at(tick) + 4.0) text-anchor="end" { (number(tick)) (unit) }
        }
    }
}

/// A number of an axis without needless decimals.
fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// The shares of games by their length, with a line at the median. All plots of a row have the same scales.
pub(super) fn lengths(histogram: &[f64], median: u64, columns: usize, highest: f64) -> Markup {
    let x = Scale { from: (0.0, columns as f64 * f64::from(COLUMN)), to: (LEFT, WIDTH - RIGHT) };
    let y = Scale { from: (0.0, 100.0 * highest), to: (HEIGHT, 8.0) };
    let mut bars = String::new();
    for (index, share) in histogram.iter().enumerate() {
        let (left, right) = (x.at(index as f64 * f64::from(COLUMN)), x.at((index + 1) as f64 * f64::from(COLUMN)));
        // Writing to a string cannot fail.
        let _ = write!(bars, "M{left} {HEIGHT} V{} H{right} V{HEIGHT} Z ", y.at(100.0 * share));
    }
    html! {
        svg.small viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label={ "Median " (median) " throws" } {
            (axis_left(y, LEFT, WIDTH - RIGHT, 3.0, " %"))
            path.bar d=(bars) {}
            path.median d={ "M" (x.at(median as f64)) " 4 V" (HEIGHT) } {}
            (axis_below(x, HEIGHT, 5.0, ""))
        }
    }
}

/// The chance of the winner in the course of a game: the median, and the areas of half and of nine tenths of the games.
pub(super) fn chances(parts: &[[f64; 5]]) -> Markup {
    let last = parts.len().saturating_sub(1).max(1) as f64;
    let x = Scale { from: (0.0, 100.0), to: (LEFT, WIDTH - RIGHT) };
    let y = Scale { from: (0.0, 100.0), to: (HEIGHT, 8.0) };
    let point = |(index, quantiles): (usize, &[f64; 5]), which: usize| {
        format!("{} {}", x.at(100.0 * index as f64 / last), y.at(100.0 * quantiles[which]))
    };
    let line = |which: usize| parts.iter().enumerate().map(|part| point(part, which)).collect::<Vec<_>>();
    let area = |low: usize, high: usize| {
        let back = line(high).into_iter().rev();
        format!("M{} Z", line(low).into_iter().chain(back).collect::<Vec<_>>().join(" L"))
    };
    html! {
        svg.small viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label="The chance of the winner" {
            path.area d=(area(0, 4)) {}
            path.area.inner d=(area(1, 3)) {}
            (axis_left(y, LEFT, WIDTH - RIGHT, 4.0, " %"))
            path.line d={ "M" (line(2).join(" L")) } {}
            (axis_below(x, HEIGHT, 5.0, " %"))
        }
    }
}

/// The chance of the side that throws in the beginning of a race, by the number of pieces: of the side behind, and of the side
/// ahead, whose line is dashed. All plots of a row go up to the same chance.
pub(super) fn races(races: &[Race], highest: f64) -> Markup {
    let most = races.iter().map(|race| race.pieces).max().unwrap_or(1);
    let x = Scale { from: (0.5, f64::from(most) + 0.5), to: (LEFT, WIDTH - RIGHT) };
    let y = Scale { from: (50.0, 100.0 * highest), to: (HEIGHT, 8.0) };
    let points = |of: fn(&Race) -> f64| {
        races.iter().map(|race| (x.at(race.pieces.into()), y.at(100.0 * of(race)))).collect::<Vec<_>>()
    };
    let (behind, ahead) = (points(|race| race.behind), points(|race| race.ahead));
    let path = |points: &[(f64, f64)]| {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        format!("M{}", points.join(" L"))
    };
    html! {
        svg.small viewBox={ "0 0 " (WIDTH) " " (HEIGHT + BELOW) } role="img" aria-label="The chance of the side that throws" {
            (axis_left(y, LEFT, WIDTH - RIGHT, 4.0, " %"))
            path.line d=(path(&behind)) {}
            path.line.ahead d=(path(&ahead)) {}
            @for (x, y) in behind.iter().chain(&ahead) { circle.point cx=(x) cy=(y) r="4" {} }
            path.axis d={ "M" (LEFT) " " (HEIGHT) " H" (WIDTH - RIGHT) } {}
            @for race in races {
                text.tick x=(x.at(race.pieces.into())) y=(HEIGHT + 16.0) text-anchor="middle" { (race.pieces) }
            }
        }
    }
}

/// The board with a colour for each house: how often it is visited in a game.
pub(super) fn visits(sheet: &RuleSheet, visits: &[f64], most: f64) -> Markup {
    const ORIENTATION: Orientation = Orientation::Wide;
    let (width, height) = ORIENTATION.size();
    let (house_width, house_height) = ORIENTATION.house();
    html! {
        svg.board viewBox={ "0 0 " (width) " " (height) } role="img" aria-label="Visits to each house in a game" {
            (PreEscaped(svg::board(sheet, ORIENTATION)))
            @for (house, visits) in House::all().zip(visits) {
                @let (x, y) = ORIENTATION.centre(house);
                rect.heat x=(x - house_width / 2.0) y=(y - house_height / 2.0) width=(house_width)
                    height=(house_height) rx="9" opacity=(((visits / most) * 90.0).round() / 100.0) {}
                text.visits x=(x) y=(y + house_height / 2.0 - 12.0) text-anchor="middle" { (format!("{visits:.1}")) }
            }
        }
    }
}

/// A sheet as a point: what skill explains, and how much the chance changes by a throw.
pub(super) struct Point {
    pub(super) name: String,
    pub(super) skill: Mean,
    pub(super) swing: Mean,
}

/// Skill and luck as a plane on which each sheet is a point with its intervals.
pub(super) fn plane(points: &[Point]) -> Markup {
    let (width, height) = (720.0, 380.0);
    let most = |of: &dyn Fn(&Point) -> f64| points.iter().map(of).fold(0.0, f64::max) * 115.0;
    let x = Scale { from: (0.0, most(&|point| point.skill.high)), to: (48.0, width - 20.0) };
    let y = Scale { from: (0.0, most(&|point| point.swing.high)), to: (height, 12.0) };
    html! {
        svg.plane viewBox={ "0 0 " (width) " " (height + 44.0) } role="img" aria-label="Skill and luck of the sheets" {
            (axis_left(y, 48.0, width - 20.0, 5.0, ""))
            (axis_below(x, height, 7.0, " %"))
            text.name x=(width - 20.0) y=(height + 36.0) text-anchor="end" { "the part of the result that skill explains" }
            text.name x="48" y="10" { "change of the chance by a throw and its move, in points" }
            @for (index, Point { name, skill, swing }) in points.iter().enumerate() {
                @let (cx, cy) = (x.at(100.0 * skill.mean), y.at(100.0 * swing.mean));
                path.interval d={ "M" (x.at(100.0 * skill.low)) " " (cy) " H" (x.at(100.0 * skill.high)) } {}
                path.interval d={ "M" (cx) " " (y.at(100.0 * swing.low)) " V" (y.at(100.0 * swing.high)) } {}
                circle.point cx=(cx) cy=(cy) r="6" {}
                // Below the point where another name stands above.
                @let meets = |other: &Point| {
                    let (right, down) = (x.at(100.0 * other.skill.mean) - cx, y.at(100.0 * other.swing.mean) - cy);
                    right.abs() < 90.0 && down.abs() < 16.0
                };
                @let down = if points[..index].iter().any(meets) { 20.0 } else { -8.0 };
                text.name x=(cx + 10.0) y=(cy + down) { (name) }
            }
        }
    }
}

/// The effects of single rules: a dot with its interval for each variant and measure.
pub(super) fn effects(rules: &RulesResult) -> Markup {
    const ROW: f64 = 26.0;
    const NAMES: f64 = 250.0;
    const FIELD: f64 = 190.0;
    type Measure = (&'static str, fn(&senet_study::study::Measures<Mean>) -> Mean, f64);
    let measures: [Measure; 4] = [
        ("throws", |of| of.throws, 1.0),
        ("captures", |of| of.captures, 1.0),
        ("the beginner wins, points", |of| of.beginner, 100.0),
        ("casual beats novice, points", |of| of.skill, 100.0),
    ];
    let height = 30.0 + ROW * rules.variants.len() as f64;
    let width = NAMES + FIELD * measures.len() as f64;
    let y = |row: usize| 44.0 + ROW * row as f64;
    html! {
        svg.effects viewBox={ "0 0 " (width) " " (height + 26.0) } role="img" aria-label="What one rule does" {
            @for (row, effect) in rules.variants.iter().enumerate() {
                text.name x="0" y=(y(row) + 5.0) {
                    (effect.rule) " of " (effect.from)
                    @if !effect.also.is_empty() { " and others" }
                }
                path.grid d={ "M0 " (y(row) + ROW / 2.0) " H" (width) } {}
            }
            @for (index, (title, of, scale)) in measures.into_iter().enumerate() {
                @let values: Vec<Mean> = rules.variants.iter().map(|effect| of(&effect.differences)).collect();
                @let most = values.iter().map(|value| scale * value.low.abs().max(value.high.abs())).fold(0.0, f64::max);
                @let left = NAMES + FIELD * index as f64;
                @let x = Scale { from: (-most.max(1e-9), most.max(1e-9)), to: (left + 12.0, left + FIELD - 12.0) };
                text.name x=(left + FIELD / 2.0) y="18" text-anchor="middle" { (title) }
                path.zero d={ "M" (x.at(0.0)) " 28 V" (height) } {}
                (axis_below(x, height, 4.0, ""))
                @for (row, value) in values.iter().enumerate() {
                    @let (low, high) = (x.at(scale * value.low), x.at(scale * value.high));
                    @let is_clear = value.low > 0.0 || value.high < 0.0;
                    path.interval d={ "M" (low) " " (y(row)) " H" (high) } {}
                    circle class=(if is_clear { "point" } else { "point faint" }) cx=(x.at(scale * value.mean)) cy=(y(row))
                        r="4.5" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_the_scale() {
        let scale = Scale { from: (0.0, 437.0), to: (0.0, 100.0) };
        assert_eq!(scale.ticks(5.0), [0.0, 100.0, 200.0, 300.0, 400.0]);
        let scale = Scale { from: (-0.7, 0.7), to: (0.0, 100.0) };
        assert_eq!(scale.ticks(4.0).into_iter().map(number).collect::<Vec<_>>(), ["-0.5", "0", "0.5"]);
        assert!((scale.at(0.0) - 50.0).abs() < 1e-9);
    }
}
