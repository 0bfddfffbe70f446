import { expect, test } from "vitest";

import { firstCharacter, plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";

test("a paragraph stays one, and markup stays the letters it is made of", () => {
  expect(plainParagraphs(" They <b>helped</b> me. \r\n\r\n\r\n\tA great\u00a0deal. ")).toBe(
    "They <b>helped</b> me.\n\nA great deal.",
  );
  expect(plainLine("They helped\n\nme\u2028twice")).toBe("They helped me twice");
});

test("what people write in their own scripts is kept to the letter", () => {
  const words = ["می‌خواهم", "क्ष्म", "שָׁלוֹם", "ภาษาไทยน้ำ", "Tiếng Việt", "👩🏽‍💻 ❤️ 🇮🇳 1️⃣", "ﷺ"];
  for (const word of words) expect(plainLine(word)).toBe(word.normalize("NFC"));
});

test.each([
  ["abc\u202Etxt.exe", "abctxt.exe"],
  ["\u2066a\u2069", "a"],
  ["a\u0000b\u001B[31mc\u007F", "ab[31mc"],
  ["zero\u200Bwidth\uFEFF\u2060\u00AD", "zerowidth"],
  ["cut \uD83D off", "cut off"],
  ["a\uFFFE\u{1FFFF}", "a"],
  ["\u{E0061}\u{E0062}tags", "tags"],
  [`Z${"\u0335\u0353".repeat(50)}`, `Z${"\u0335\u0353".repeat(50).slice(0, 5)}`.normalize("NFC")],
])("what is not seen, or does harm, goes: %j", (written, plain) => {
  expect(plainLine(written)).toBe(plain);
});

test.each([
  ["", 0],
  ["abc", 3],
  ["𝄞𝄞", 2],
  ["e\u0301", 1],
  ["👨‍👩‍👧‍👦", 1],
  ["🇮🇳🇬🇧", 2],
  ["क्षि", 1],
  ["\u200D\u200D", 0],
  ["a\nb", 3],
])("a reader counts in %j %d characters", (text, length) => {
  expect(readersLength(text)).toBe(length);
});

test("a character of endless parts counts as many", () => {
  expect(readersLength(`👨${"\u200D👩".repeat(500)}`)).toBeGreaterThan(99);
});

test("the first character is whole", () => {
  expect(firstCharacter("𝄞a")).toBe("𝄞");
  expect(firstCharacter("")).toBe("");
});

test.each(hostileTexts)(
  "of $name only plain text is left, and it is left alone the second time",
  ({ text }) => {
    for (const plain of [plainParagraphs(text), plainLine(text)]) {
      expect(plain).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
      expect(plain).not.toMatch(/\p{M}{6}/u);
      expect(plain.isWellFormed()).toBe(true);
    }
    expect(plainParagraphs(plainParagraphs(text))).toBe(plainParagraphs(text));
    expect(plainLine(plainLine(text))).toBe(plainLine(text));
  },
);

test("a megabyte of any of it is read at once", () => {
  const began = performance.now();
  for (const part of ["\u0301\u0316", "a\u0301", "\u200D", "\n ", " \n", "\u202E", "\uD800", "👩\u200D"]) {
    plainParagraphs(part.repeat(500_000));
  }
  expect(performance.now() - began).toBeLessThan(8_000);
});
