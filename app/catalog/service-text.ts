import type { FaqItem } from "#app/content/section-parts.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

export type ServiceTextFields = {
  heading: string;
  intro: string;
  details: string;
  iButtonText: string;
  mbaIButtonText: string;
  ytLink: string;
  ogImage: string;
  faqs: FaqItem[];
};

export type ParsedServiceText = Omit<ServiceTextFields, "mbaIButtonText" | "ytLink" | "ogImage"> & {
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

/** Ignores empty rows of questions. Refuses field by field. */
export function readServiceText(typed: ServiceTextFields): Outcome<ParsedServiceText> {
  const parsed: ParsedServiceText = {
    heading: plainLine(typed.heading),
    intro: plainLine(typed.intro),
    details: typed.details.replaceAll(/\r\n?/g, "\n").trim(),
    iButtonText: plainLine(typed.iButtonText),
    mbaIButtonText: plainLine(typed.mbaIButtonText) || null,
    ytLink: typed.ytLink.trim() || null,
    ogImage: typed.ogImage.trim() || null,
    faqs: typed.faqs.map(plainFaq),
  };
  const wrong = [...wrongLines(parsed), ...wrongLinks(parsed), ...wrongFaqs(parsed.faqs)];
  const [first] = wrong;
  if (!first) return done({ ...parsed, faqs: parsed.faqs.filter(({ question }) => question !== "") });
  const errors = Object.fromEntries(wrong.toReversed().map(({ field, message }) => [field, message]));
  return refuse({ ...first, status: 422, errors });
}

type Wrong = { field: string; code: string; message: string };

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

function wrongLines(parsed: ParsedServiceText): Wrong[] {
  return (Object.entries(names) as [keyof typeof names, string][]).flatMap(([field, name]) => {
    const text = parsed[field];
    if (text === "") return { field, code: "empty_text", message: `${name} is empty.` };
    return text === null ? [] : wrongLength(field, name, text, lengthMax[field]);
  });
}

function wrongLinks({ ytLink, ogImage }: ParsedServiceText): Wrong[] {
  const isVideo = ytLink === null || (/^[\w-]+$/.test(ytLink) && ytLink.length <= lengthMax.ytLink);
  const isPicture = ogImage === null || isPictureAddress(ogImage);
  const video = "Write the video’s id alone, such as dQw4w9WgXcQ, not its address.";
  const picture = "Write an address that begins with https:// or, on this site, with a slash.";
  return [
    ...(isVideo ? [] : [{ field: "ytLink", code: "invalid_video", message: video }]),
    ...(isPicture ? [] : [{ field: "ogImage", code: "invalid_address", message: picture }]),
  ];
}

function isPictureAddress(text: string): boolean {
  if (text.length > lengthMax.ogImage || /[\s"'<>\\]/.test(text)) return false;
  return text.startsWith("https://") ? URL.canParse(text) : /^\/(?!\/)/.test(text);
}

function wrongFaqs(faqs: FaqItem[]): Wrong[] {
  const wrong = faqs.flatMap(({ question, answer }, at) => {
    const row = at + 1;
    const [asked, answered] = [`question_${row}`, `answer_${row}`];
    if (question === "" && answer !== "") {
      return [{ field: asked, code: "empty_text", message: `Answer ${row} has no question.` }];
    }
    if (question !== "" && answer === "") {
      return [{ field: answered, code: "empty_text", message: `Question ${row} has no answer.` }];
    }
    return [
      ...wrongLength(asked, `Question ${row}`, question, lengthMax.question),
      ...wrongLength(answered, `Answer ${row}`, answer, lengthMax.answer),
    ];
  });
  return [...wrong, ...tooManyOrTwice(faqs.filter(({ question }) => question !== ""))];
}

function tooManyOrTwice(faqs: FaqItem[]): Wrong[] {
  const field = "question_1";
  if (faqs.length > faqCountMax) {
    return [{ field, code: "too_many", message: `A page has at most ${faqCountMax} questions.` }];
  }
  const twice = faqs.find(({ question }, at) => faqs.findIndex((other) => other.question === question) < at);
  if (!twice) return [];
  return [{ field, code: "same_twice", message: `This question is there twice: ${twice.question}` }];
}

function wrongLength(field: string, name: string, text: string, max: number): Wrong[] {
  const message = `${name} is longer than ${max.toLocaleString("en")} characters.`;
  return lengthOf(text) > max ? [{ field, code: "too_long", message }] : [];
}

/** Counting visible characters is slow, so skip texts that are far too long. */
function lengthOf(text: string): number {
  return text.length > 100_000 ? Infinity : readersLength(text);
}
