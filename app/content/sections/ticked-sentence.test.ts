import { expect, test } from "vitest";

import { tickedSentence } from "#app/content/sections/ticked-sentence.ts";

test.each([
  [0, 9, 3, "0 of 9 ticked: at least 3 are needed."],
  [2, 9, 3, "2 of 9 ticked: at least 3 are needed."],
  [0, 2, 1, "0 of 2 ticked: at least 1 is needed."],
  [1, 3, 3, "1 of 3 ticked: all 3 are needed."],
  [0, 1, 1, "0 of 1 ticked: it is needed."],
])(
  "%i ticked of %i, of which %i are needed, counts and says what is needed",
  (ticked, count, needed, sentence) => {
    expect(tickedSentence(ticked, count, needed)).toBe(sentence);
  },
);

test("enough ticks never say that someone is eligible", () => {
  const sentence = tickedSentence(3, 9, 3);
  expect(sentence).toBe(
    "3 of 9 ticked: at least 3 are needed. Whether they are proved is for the authority to weigh.",
  );
  expect(sentence).not.toMatch(/eligible|qualify|met/i);
});
