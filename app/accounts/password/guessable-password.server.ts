import { commonPasswords, commonTerms } from "#app/accounts/password/common-passwords.server.ts";

/** Sequences and keyboard rows and columns. */
const paths = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567891011121314151617181920",
  "567890",
  "qwertyuiop",
  "asdfghjkl;",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "qazwsxedcrfvtgbyhnujmikolp",
  "zaqxswcdevfrbgtnhymjukilop",
  "!@#$%^&*()",
];
const walks = [...paths, ...paths.map((path) => Array.from(path).toReversed().join(""))];

/**
 * Well-known words and passwords, sequences, repeats and the customer's own names, ignoring case, lookalike signs and
 * direction.
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const written = password.normalize("NFKC").toLowerCase();
  return (
    new Set(written).size <= 3 ||
    commonPasswords.has(written) ||
    isRepeated(written) ||
    isWalked(written) ||
    isDate(written) ||
    readings(written).some((text) => isCommon(text) || isOwn(text, own))
  );
}

/** Digits of a day or of two years, with two other signs at most: 24.11.1984, 19841986. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "");
  const others = text.replaceAll(/[\d\s./_-]/g, "");
  if (others.length > 2) return false;
  return dateShapes.some((shape) => shape.test(digits));
}

const year = "(?:19|20)\\d\\d";
const month = "(?:0[1-9]|1[0-2])";
const day = "(?:0[1-9]|[12]\\d|3[01])";
const dateShapes = [
  `${day}${month}${year}`,
  `${month}${day}${year}`,
  `${year}${month}${day}`,
  `(?:${year}){2,}`,
].map((shape) => new RegExp(`^${shape}$`));

function isRepeated(text: string): boolean {
  return /^(.{1,12}?)\1{2,}.{0,4}$/su.test(text) || /^(.{1,64})\1$/su.test(text);
}

/** All but two characters at most are steps along a path, three or more at a time. */
function isWalked(text: string): boolean {
  let [at, left] = [0, 0];
  while (at < text.length) {
    const steps = longestWalk(text.slice(at));
    if (steps >= 3) at += steps;
    else {
      at += 1;
      left += 1;
    }
  }
  return left <= 2;
}

function longestWalk(text: string): number {
  let steps = 0;
  while (steps < text.length && walks.some((walk) => walk.includes(text.slice(0, steps + 1)))) steps += 1;
  return steps;
}

const lookalikes: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  6: "b",
  7: "t",
  8: "b",
  9: "g",
  "@": "a",
  $: "s",
  "€": "e",
  "+": "t",
  "|": "l",
  "!": "i",
};

/** `1` and `!` pass for `l`, too. */
const lookalikesAsL = { ...lookalikes, 1: "l", "!": "l" };

/** The text as is and with lookalikes turned into letters, with and without the signs at its ends; also backwards. */
function readings(text: string): string[] {
  const [before, after] = [/^[^\p{L}]+/u, /[^\p{L}]+$/u];
  const ends = [text, text.replace(before, ""), text.replace(after, "")];
  const inner = text.replace(before, "").replace(after, "");
  const forwards = [...ends, inner].flatMap((one) => [
    one,
    withLetters(one, lookalikes),
    withLetters(one, lookalikesAsL),
  ]);
  return [...new Set([...forwards, ...forwards.map(backwards)])];
}

const withLetters = (text: string, signs: Record<string, string>) =>
  Array.from(text, (sign) => signs[sign] ?? sign).join("");

const backwards = (text: string) => Array.from(text).toReversed().join("");

/** Words apart, with a space between, are a phrase. */
function isCommon(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return !/\p{L}\s+\p{L}/u.test(text) && countTerms(letters) <= termsMax;
}

/** More of them in a row are hard to guess again. */
const termsMax = 3;
const longestWord = Math.max(...Array.from(commonTerms, (word) => word.length));

/** How few common words the letters are made of; infinite where they are not. */
function countTerms(letters: string): number {
  if (letters === "") return Infinity;
  const fewest = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    const starts = Array.from({ length: Math.min(end, longestWord) }, (_, at) => end - at - 1);
    const counts = starts
      .filter((start) => commonTerms.has(letters.slice(start, end)))
      .map((start) => fewest[start]! + 1);
    fewest.push(Math.min(Infinity, ...counts));
  }
  return fewest[letters.length]!;
}

function isOwn(text: string, own: readonly string[]): boolean {
  const parts = own
    .flatMap((name) => [name, ...name.split(/[\s@._-]+/)])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), text);
  if (rest.length === text.length) return false;
  return rest.replace(/[^\p{L}]/gu, "").length <= 2 || isCommon(rest);
}
