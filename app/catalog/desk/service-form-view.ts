import type { StoredText } from "#app/catalog/service-row.server.ts";
import { faqCountMax, type ServiceTextFields } from "#app/catalog/service-text.ts";
import type { FaqItem } from "#app/content/section-parts.ts";

const emptyRows = 3;

export const faqRowsMax = faqCountMax + emptyRows;

const emptyFaq: FaqItem = { question: "", answer: "" };

export function faqRows(faqs: readonly FaqItem[]): FaqItem[] {
  const last = faqs.findLastIndex(({ question, answer }) => question !== "" || answer !== "");
  const rows = Math.min(last + 1 + emptyRows, faqRowsMax);
  return Array.from({ length: rows }, (_, at) => faqs[at] ?? emptyFaq);
}

export function fieldsOf(text: StoredText): ServiceTextFields {
  return {
    heading: text.heading,
    intro: text.intro,
    details: text.details,
    iButtonText: text.iButtonText,
    mbaIButtonText: text.mbaIButtonText ?? "",
    ytLink: text.ytLink ?? "",
    ogImage: text.ogImage ?? "",
    faqs: text.faqs,
  };
}

export type ServicePreview = { html: string; takenOut: string };
