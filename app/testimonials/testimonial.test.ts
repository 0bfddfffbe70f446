import { expect, test } from "vitest";

import { readDetails, shownName } from "#app/testimonials/testimonial.ts";

const wrongLength = { ok: false, refusal: { code: "testimonial_length", field: "details" } };

test("a testimonial has 20 to 2,000 characters, blank space around it not counted", () => {
  expect(readDetails("a".repeat(20))).toEqual({ ok: true, value: "a".repeat(20) });
  expect(readDetails("a".repeat(2_000))).toMatchObject({ ok: true });
  expect(readDetails("a".repeat(19))).toMatchObject(wrongLength);
  expect(readDetails(`${"a".repeat(19)}   `)).toMatchObject(wrongLength);
  expect(readDetails("a".repeat(2_001))).toMatchObject(wrongLength);
});

test("a character outside the first plane counts once", () => {
  expect(readDetails("𝄞".repeat(19))).toMatchObject(wrongLength);
  expect(readDetails("𝄞".repeat(2_000))).toMatchObject({ ok: true });
});

test("what a reader counts as one counts once, and what no reader could count is refused", () => {
  expect(readDetails("👩🏽‍💻".repeat(2_000))).toMatchObject({ ok: true });
  expect(readDetails("👩🏽‍💻".repeat(2_001))).toMatchObject(wrongLength);
  expect(readDetails("n\u0303".repeat(19))).toMatchObject(wrongLength);
  expect(readDetails(`a${"\u0301".repeat(10_000)}`)).toMatchObject(wrongLength);
  expect(readDetails(`👨${"\u200D👩".repeat(20_000)}`)).toMatchObject(wrongLength);
  expect(readDetails("\u200B\u200D\u3164 \u2800".repeat(100))).toMatchObject(wrongLength);
  expect(readDetails("x".repeat(2_000_000))).toMatchObject({
    refusal: { message: "Write at most 2,000 characters. There are 2,000,000 now." },
  });
});

test("text stays text: markup is kept as it was typed, invisible characters go", () => {
  expect(readDetails("<b>They helped me</b> a great deal")).toMatchObject({
    ok: true,
    value: "<b>They helped me</b> a great deal",
  });
  expect(readDetails("They helped\u202e me a\u0000 great\u200b deal")).toMatchObject({
    ok: true,
    value: "They helped me a great deal",
  });
});

test("line ends are of one kind, and one empty line is enough between paragraphs", () => {
  expect(readDetails("They helped me.\r\n\r\n\r\n\r\nA great deal.")).toMatchObject({
    ok: true,
    value: "They helped me.\n\nA great deal.",
  });
});

test("who wrote it is shown as first name and initial", () => {
  expect(shownName({ firstName: "Asha", lastName: "Rao" })).toBe("Asha R.");
  expect(shownName({ firstName: " Asha ", lastName: "de Silva" })).toBe("Asha D.");
  expect(shownName({ firstName: "Asha", lastName: " " })).toBe("Asha");
  expect(shownName({ firstName: "As\u202eha", lastName: "\u200bе\u0301" })).toBe("Asha Е\u0301.");
});
