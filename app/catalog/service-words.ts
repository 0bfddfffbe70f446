import type { FaqItem } from "#app/content/section-parts.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

/** The words of a service as a form sends them. What is optional may be empty. */
export type TypedServiceWords = {
  heading: string;
  intro: string;
  details: string;
  iButtonText: string;
  mbaIButtonText: string;
  ytLink: string;
  ogImage: string;
  faqs: FaqItem[];
};

/** The same, ready to be kept but for its HTML, which is sanitised where it is kept. */
export type ReadServiceWords = Omit<TypedServiceWords, "mbaIButtonText" | "ytLink" | "ogImage"> & {
  mbaIButtonText: string | null;
  ytLink: string | null;
  ogImage: string | null;
};

export const lengthMax = {
  heading: 100,
  intro: 600,
  details: 30_000,
  iButtonText: 800,
  mbaIButtonText: 800,
  ytLink: 64,
  ogImage: 500,
  question: 250,
  answer: 2_500,
};

export const faqCountMax = 30;

/**
 * Reads what was typed. Rows of questions that are empty count for nothing. Refuses with `empty_text`, `too_long`,
 * `invalid_video`, `invalid_address` and `too_many`, at the field that it is about.
 */
export function readServiceWords(typed: TypedServiceWords): Outcome<ReadServiceWords> {
  const words: ReadServiceWords = {
    heading: plainLine(typed.heading),
    intro: plainLine(typed.intro),
    details: typed.details.replaceAll(/\r\n?/g, "\n").trim(),
    iButtonText: plainLine(typed.iButtonText),
    mbaIButtonText: plainLine(typed.mbaIButtonText) || null,
    ytLink: typed.ytLink.trim() || null,
    ogImage: typed.ogImage.trim() || null,
    faqs: typed.faqs.map(plainFaq),
  };
  const refused = refuseLine(words) ?? refuseLink(words) ?? refuseFaqs(words.faqs);
  if (refused) return refused;
  return done({ ...words, faqs: words.faqs.filter(({ question }) => question !== "") });
}

function plainFaq({ question, answer }: FaqItem): FaqItem {
  return { question: plainLine(question), answer: plainParagraphs(answer) };
}

const names = {
  heading: "The heading",
  intro: "The introduction",
  details: "The text About Service",
  iButtonText: "The text on what the price covers",
  mbaIButtonText: "The text on MBA",
} as const;

function refuseLine(words: ReadServiceWords) {
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const text = words[field];
    if (text === "") return refuseAt(field, "empty_text", `${name} is empty.`);
    if (text !== null && lengthOf(text) > lengthMax[field]) return tooLong(field, name, lengthMax[field]);
  }
  return null;
}

function refuseLink({ ytLink, ogImage }: ReadServiceWords) {
  if (ytLink !== null && !(/^[\w-]+$/.test(ytLink) && ytLink.length <= lengthMax.ytLink)) {
    return refuseAt(
      "ytLink",
      "invalid_video",
      "Write the video’s id alone, such as dQw4w9WgXcQ, not its address.",
    );
  }
  if (ogImage !== null && !isPictureAddress(ogImage)) {
    return refuseAt(
      "ogImage",
      "invalid_address",
      "Write an address that begins with https:// or, on this site, with a slash.",
    );
  }
  return null;
}

function isPictureAddress(text: string): boolean {
  if (text.length > lengthMax.ogImage || /[\s"'<>\\]/.test(text)) return false;
  return text.startsWith("https://") ? URL.canParse(text) : /^\/(?!\/)/.test(text);
}

function refuseFaqs(faqs: FaqItem[]) {
  for (const [at, { question, answer }] of faqs.entries()) {
    const row = at + 1;
    if (question === "" && answer !== "") {
      return refuseAt(`question_${row}`, "empty_text", `Answer ${row} has no question.`);
    }
    if (question !== "" && answer === "") {
      return refuseAt(`answer_${row}`, "empty_text", `Question ${row} has no answer.`);
    }
    if (lengthOf(question) > lengthMax.question) {
      return tooLong(`question_${row}`, `Question ${row}`, lengthMax.question);
    }
    if (lengthOf(answer) > lengthMax.answer)
      return tooLong(`answer_${row}`, `Answer ${row}`, lengthMax.answer);
  }
  return refuseMany(faqs.filter(({ question }) => question !== ""));
}

function refuseMany(faqs: FaqItem[]) {
  if (faqs.length > faqCountMax) {
    return refuseAt("question_1", "too_many", `A page has at most ${faqCountMax} questions.`);
  }
  const twice = faqs.findIndex(
    ({ question }, at) => faqs.findIndex((other) => other.question === question) < at,
  );
  return twice < 0
    ? null
    : refuseAt("question_1", "same_twice", `This question stands there twice: ${faqs[twice]?.question}`);
}

/** Counting what a reader sees takes time, so what is far too long is not counted. */
function lengthOf(text: string): number {
  return text.length > 100_000 ? Infinity : readersLength(text);
}

function tooLong(field: string, name: string, max: number) {
  return refuseAt(field, "too_long", `${name} is longer than ${max.toLocaleString("en")} characters.`);
}

function refuseAt(field: string, code: string, message: string) {
  return refuse({ code, message, status: 422, field });
}
