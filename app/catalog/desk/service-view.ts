import type { ServiceWords } from "#app/catalog/service-row.server.ts";
import { faqCountMax, type TypedServiceWords } from "#app/catalog/service-words.ts";
import type { FaqItem } from "#app/content/section-parts.ts";

/** Empty rows for further questions, at the end. */
const emptyRows = 3;

/** So many rows of questions a form may have. */
export const faqRowsMax = faqCountMax + emptyRows;

const emptyFaq: FaqItem = { question: "", answer: "" };

/** The rows of a form: what is written stays in its row, and empty ones follow. */
export function faqRows(faqs: readonly FaqItem[]): FaqItem[] {
  const last = faqs.findLastIndex(({ question, answer }) => question !== "" || answer !== "");
  const rows = Math.min(last + 1 + emptyRows, faqRowsMax);
  return Array.from({ length: rows }, (_, at) => faqs[at] ?? emptyFaq);
}

/** A record as the fields of a form. */
export function fieldsOf(words: ServiceWords): TypedServiceWords {
  return {
    heading: words.heading,
    intro: words.intro,
    details: words.details,
    iButtonText: words.iButtonText,
    mbaIButtonText: words.mbaIButtonText ?? "",
    ytLink: words.ytLink ?? "",
    ogImage: words.ogImage ?? "",
    faqs: words.faqs,
  };
}

/** What is drawn beside the form before anything is saved. */
export type ServicePreview = { html: string; takenOut: string };
