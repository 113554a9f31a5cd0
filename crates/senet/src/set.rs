//! Common operations on sets of houses, throws and options: each is an integer with one bit an element.

/// Implements operators, iteration and collecting for a set that is a tuple struct of an unsigned integer.
///
/// The set needs the constants `EMPTY` and `ALL`; `$element` needs a function from the element to its bit's number, and
/// one back.
macro_rules! bit_set {
    (
        $set:ident($bits:ty) of $element:ident, $elements:ident, $doc:literal,
        $to_index:path, $from_index:path
    ) => {
        impl $set {
            /// The set of this one element.
            #[inline]
            #[must_use]
            pub const fn single(element: $element) -> $set {
                $set::EMPTY.with(element)
            }

            /// Whether the element is in the set.
            #[inline]
            pub const fn contains(self, element: $element) -> bool {
                self.0 >> ($to_index(element) & (<$bits>::BITS as u8 - 1)) & 1 != 0
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of elements.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether every element is also in the other set.
            #[inline]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The set with the element added.
            #[inline]
            #[must_use]
            pub const fn with(self, element: $element) -> $set {
                $set(self.0 | 1 << ($to_index(element) & (<$bits>::BITS as u8 - 1)))
            }

            /// The set with the element taken away.
            #[inline]
            #[must_use]
            pub const fn without(self, element: $element) -> $set {
                $set(self.0 & !(1 << ($to_index(element) & (<$bits>::BITS as u8 - 1))))
            }

            /// Adds the element, and returns whether it is new.
            pub const fn insert(&mut self, element: $element) -> bool {
                let is_new = !self.contains(element);
                *self = self.with(element);
                is_new
            }

            /// Takes the element away, and returns whether it was in the set.
            pub const fn remove(&mut self, element: $element) -> bool {
                let was_in = self.contains(element);
                *self = self.without(element);
                was_in
            }

            /// The elements in ascending order.
            #[inline]
            pub const fn iter(self) -> $elements {
                $elements(self.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            /// The elements that are in both sets.
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = $set;
            /// The elements that are in at least one of the sets.
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitXor for $set {
            type Output = $set;
            /// The elements that are in exactly one of the sets.
            #[inline]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl core::ops::Sub for $set {
            type Output = $set;
            /// The elements that are not in the other set.
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl core::ops::Not for $set {
            type Output = $set;
            /// All elements that are not in the set.
            #[inline]
            fn not(self) -> $set {
                $set(!self.0 & $set::ALL.0)
            }
        }

        impl core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }

        impl core::ops::BitXorAssign for $set {
            #[inline]
            fn bitxor_assign(&mut self, other: $set) {
                *self = *self ^ other;
            }
        }

        impl core::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> $set {
                elements.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Extend<$element> for $set {
            fn extend<I: IntoIterator<Item = $element>>(&mut self, elements: I) {
                *self = elements.into_iter().fold(*self, $set::with);
            }
        }

        impl IntoIterator for $set {
            type Item = $element;
            type IntoIter = $elements;
            #[inline]
            fn into_iter(self) -> $elements {
                self.iter()
            }
        }

        #[doc = $doc]
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[must_use = "iterators are lazy and do nothing unless consumed"]
        pub struct $elements($bits);

        impl Iterator for $elements {
            type Item = $element;

            #[inline]
            fn next(&mut self) -> Option<$element> {
                let index = self.0.trailing_zeros() as u8;
                self.0 &= self.0.checked_sub(1)?;
                Some($from_index(index))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let count = self.0.count_ones() as usize;
                (count, Some(count))
            }
        }

        impl DoubleEndedIterator for $elements {
            #[inline]
            fn next_back(&mut self) -> Option<$element> {
                let index = self.0.checked_ilog2()? as u8;
                self.0 &= !(1 << index);
                Some($from_index(index))
            }
        }

        impl ExactSizeIterator for $elements {}

        impl core::iter::FusedIterator for $elements {}
    };
}

pub(crate) use bit_set;
