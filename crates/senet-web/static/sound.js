// Sounds of the game, synthesised: wood on wood, sticks in a hand, water. No files, and no sound before the player has
// touched the page, as browsers demand.

let context = null;

// A second of noise, made when this file is read, which is before the first touch.
const noise = new AudioBuffer({ length: 48000, sampleRate: 48000 });
noise.copyToChannel(
  Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1),
  0,
);

const mayPlay = () => navigator.userActivation?.hasBeenActive !== false;

/** Opens the sound device, unless it is open, and lets it play once the player has touched the page. */
export function prepare() {
  context ??= new AudioContext();
  if (context.state === "suspended" && mayPlay()) {
    context.resume().catch(() => {});
  }
}

/** A gain that rises at once and fades: `at` and `length` in seconds from now. */
function fading(at, length, loudness) {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return [gain, start];
}

/** A burst of noise in a band of frequencies: a knock, a rattle, water. */
function burst(at, length, loudness, frequency, sharpness, to = frequency) {
  const [gain, start] = fading(at, length, loudness);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(frequency, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(filter).connect(gain);
  source.start(start, Math.random() * 0.5, length);
}

/** A tone that fades, like a struck string or a hollow piece of wood. */
function tone(at, length, loudness, frequency, to = frequency, type = "sine") {
  const [gain, start] = fading(at, length, loudness);
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Wood on wood. */
function knock(at, loudness, pitch) {
  burst(at, 0.05, loudness, pitch * 4, 3);
  tone(at, 0.09, loudness * 0.8, pitch, pitch * 0.8);
}

const sounds = {
  rattle() {
    for (let i = 0; i < 9; i += 1) {
      knock(i * 0.045 + Math.random() * 0.02, 0.05 + Math.random() * 0.05, 520 + Math.random() * 300);
    }
  },
  stick: () => knock(0, 0.22, 380 + Math.random() * 120),
  step: () => knock(0, 0.2, 230 + Math.random() * 25),
  swap() {
    knock(0, 0.28, 190);
    knock(0.09, 0.2, 260);
    tone(0, 0.3, 0.07, 420, 180, "triangle");
  },
  splash() {
    burst(0, 0.5, 0.3, 1400, 0.8, 300);
    burst(0.08, 0.7, 0.14, 700, 1, 180);
    for (let i = 0; i < 4; i += 1) {
      tone(0.25 + i * 0.11, 0.09, 0.05, 380 + Math.random() * 260, 900 + Math.random() * 300);
    }
  },
  leave() {
    [523, 659, 784].forEach((note, i) => tone(i * 0.09, 0.5, 0.11, note, note, "triangle"));
  },
  win() {
    [392, 523, 659, 784, 1047].forEach((note, i) => {
      tone(i * 0.13, 0.9, 0.12, note, note, "triangle");
      tone(i * 0.13, 0.9, 0.05, note / 2, note / 2);
    });
  },
};

/** Milliseconds of vibration. */
const vibrations = { stick: 12, swap: 35, splash: [20, 40, 60], leave: 40, win: [40, 60, 40, 60, 120] };

/** Plays a sound by its name. */
export function play(name) {
  if (!Object.hasOwn(sounds, name) || !mayPlay()) {
    return;
  }
  prepare();
  sounds[name]();
  if (Object.hasOwn(vibrations, name)) {
    navigator.vibrate?.(vibrations[name]);
  }
}
