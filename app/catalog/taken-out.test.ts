import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { takenOut, takenOutText } from "#app/catalog/taken-out.server.ts";

const cases: [what: string, html: string, words: string][] = [
  ["plain words", "<p>Hello <strong>you</strong></p>", "Nothing was taken out."],
  ["what is only called otherwise", "<h1>A</h1><b>b</b> <i>c</i>", "Nothing was taken out."],
  ["code", "<p>a</p><script>steal()</script>", "1 thing was taken out: <script> with what was in it."],
  [
    "what runs when it is pressed",
    `<p onclick="x()">a</p><p onclick="x()">b</p>`,
    "2 things were taken out: 2 times onclick of <p>.",
  ],
  [
    "a link that is code",
    `<a href="javascript:alert(1)">a</a> <a href="https://example.org">b</a>`,
    "1 thing was taken out: href of <a>.",
  ],
  [
    "a picture, a frame and a comment",
    `<img src="x" alt="y"><iframe src="https://example.org"></iframe><!-- note -->`,
    "6 things were taken out: <img>, src of <img>, alt of <img>, <iframe>, src of <iframe>, a comment.",
  ],
  ["what a link tells the page it opens", `<a href="/x" rel="author">a</a>`, "Nothing was taken out."],
];

test.each(cases)("of %s it says so", (_what, html, words) => {
  expect(takenOutText(takenOut(html))).toBe(words);
});

test("nothing is taken out of the shipped texts", () => {
  for (const { slug, details } of serviceRecords) expect(takenOut(details), slug).toEqual([]);
});
