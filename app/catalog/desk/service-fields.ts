import { z } from "zod";

import type { ServiceTextFields } from "#app/catalog/service-text.ts";
import { faqRowsMax } from "#app/catalog/desk/service-form-view.ts";
import { ticked } from "#app/forms/fields.ts";
import { reasonText } from "#app/desk/reason.ts";

const text = z.string().default("");
const rows = Array.from({ length: faqRowsMax }, (_, at) => at + 1);

/** The words of a service, judged together by `readServiceText`: a question needs its answer. */
export const serviceFields = z.object({
  seen: text,
  heading: text,
  intro: text,
  details: text,
  iButtonText: text,
  mbaIButtonText: text,
  ytLink: text,
  ogImage: text,
  ...Object.fromEntries(
    rows.flatMap((row) => [`question_${row}`, `answer_${row}`]).map((name) => [name, text]),
  ),
});

export const readerFields = z.object({ second_reader: ticked });

export const resetFields = z.object({ seen: text, reason: reasonText });

export function textIn(fields: z.output<typeof serviceFields>): ServiceTextFields {
  const { heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage } = fields;
  const texts: Record<string, string> = fields;
  const faqs = rows.map((row) => ({
    question: texts[`question_${row}`] ?? "",
    answer: texts[`answer_${row}`] ?? "",
  }));
  return { heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs };
}
