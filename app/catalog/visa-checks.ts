import { href } from "react-router";

import type { PremiumVisa } from "#app/catalog/service-parts/visa-comparison.ts";

/** The self-checks of the premium visas, named as in their addresses. */
export const visaChecks = {
  "o-1a": { name: "O-1A", visa: "o-1-visa" },
  "o-1b": { name: "O-1B", visa: "o-1-visa" },
  "eb-1a": { name: "EB-1A", visa: "eb-1-visa" },
  "eb-1b": { name: "EB-1B", visa: "eb-1-visa" },
  "eb-2-niw": { name: "EB-2 National Interest Waiver", visa: "eb2-niw" },
  "uk-global-talent": { name: "UK Global Talent", visa: "global-talent-visa-uk" },
  "australia-858": {
    name: "Australia National Innovation (858)",
    visa: "australia-national-innovation-visa-subclass-858",
  },
  "one-pass": { name: "Singapore ONE Pass", visa: "singapore-one-pass" },
} as const satisfies Record<string, { name: string; visa: PremiumVisa }>;

export type VisaCheckId = keyof typeof visaChecks;

export const visaCheckIds = Object.keys(visaChecks) as VisaCheckId[];

export function isVisaCheckId(text: string): text is VisaCheckId {
  return Object.hasOwn(visaChecks, text);
}

export function checkPath(id: VisaCheckId): string {
  return `${href("/check/:visa", { visa: id })}/`;
}
