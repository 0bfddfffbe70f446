import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { faqCountMax, readServiceText, type ServiceTextFields } from "#app/catalog/service-text.ts";

const good: ServiceTextFields = {
  heading: "Cover letter",
  intro: "A letter.",
  details: "<p>Text</p>",
  iButtonText: "All of it.",
  mbaIButtonText: "",
  ytLink: "",
  ogImage: "",
  faqs: [],
};
const faq = (at: number) => ({ question: `Question ${at}`, answer: "Yes." });

const refused: [sentence: string, change: Partial<ServiceTextFields>, code: string, field: string][] = [
  ["an empty heading", { heading: " \u200b " }, "empty_text", "heading"],
  ["a heading that is too long", { heading: "a".repeat(101) }, "too_long", "heading"],
  ["an empty introduction", { intro: "" }, "empty_text", "intro"],
  ["an empty text", { details: "  \r\n " }, "empty_text", "details"],
  ["a text beyond all measure", { details: "a".repeat(200_000) }, "too_long", "details"],
  ["a price that covers nothing", { iButtonText: "" }, "empty_text", "iButtonText"],
  ["a video’s address", { ytLink: "https://youtu.be/abc" }, "invalid_video", "ytLink"],
  ["a picture that is code", { ogImage: "javascript:alert(1)" }, "invalid_address", "ogImage"],
  [
    "a picture on whatever scheme the page has",
    { ogImage: "//evil.example/x.png" },
    "invalid_address",
    "ogImage",
  ],
  ["an answer to nothing", { faqs: [faq(1), { question: "", answer: "Yes." }] }, "empty_text", "question_2"],
  ["a question unanswered", { faqs: [{ question: "Why?", answer: " " }] }, "empty_text", "answer_1"],
  [
    "a question that is too long",
    { faqs: [{ ...faq(1), question: "a".repeat(251) }] },
    "too_long",
    "question_1",
  ],
  ["the same question twice", { faqs: [faq(1), faq(1)] }, "same_twice", "question_1"],
  [
    "too many questions",
    { faqs: Array.from({ length: faqCountMax + 1 }, (_, at) => faq(at)) },
    "too_many",
    "question_1",
  ],
];

test.each(refused)("%s is refused", (_sentence, change, code, field) => {
  expect(readServiceText({ ...good, ...change })).toMatchObject({ ok: false, refusal: { code, field } });
});

test("all that is wrong is said at once", () => {
  const faqs = [faq(1), { question: "", answer: "Yes." }];
  expect(readServiceText({ ...good, heading: "", ytLink: "https://youtu.be/abc", faqs })).toMatchObject({
    refusal: {
      errors: {
        heading: "The heading is empty.",
        ytLink: expect.stringContaining("id alone"),
        question_2: "Answer 2 has no question.",
      },
    },
  });
});

test("empty rows count for nothing, and what is optional and empty is none", () => {
  const faqs = [{ question: "", answer: "" }, faq(1), { question: "", answer: "" }];
  expect(readServiceText({ ...good, faqs })).toEqual({
    ok: true,
    value: { ...good, mbaIButtonText: null, ytLink: null, ogImage: null, faqs: [faq(1)] },
  });
});

test("every shipped record can be saved as it is, and comes out the same", () => {
  for (const { slug, ...record } of serviceRecords) {
    const { mbaIButtonText, ytLink, ogImage } = record;
    const fields = { mbaIButtonText: mbaIButtonText ?? "", ytLink: ytLink ?? "", ogImage: ogImage ?? "" };
    // Browsers send line breaks as CRLF.
    const details = record.details.replaceAll("\n", "\r\n");
    const read = readServiceText({ ...record, ...fields, details });
    expect(read, slug).toEqual({ ok: true, value: { ...record, details: record.details.trim() } });
  }
});
