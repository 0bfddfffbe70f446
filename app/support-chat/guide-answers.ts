import type { GuideCountry, GuidePurpose } from "#app/catalog/service-parts/service-definition.ts";
import type { GuideAnswers } from "#app/support-chat/guide.ts";

export const guideCountries: { value: GuideCountry | "not-sure"; label: string }[] = [
  { value: "usa", label: "USA" },
  { value: "canada", label: "Canada" },
  { value: "uk", label: "United Kingdom" },
  { value: "australia", label: "Australia" },
  { value: "singapore", label: "Singapore" },
  { value: "not-sure", label: "I am not sure yet" },
];

export const guidePurposes: { value: GuidePurpose; label: string }[] = [
  { value: "study", label: "Study" },
  { value: "work", label: "Work" },
  { value: "stay", label: "Stay for good" },
  { value: "write", label: "Write a document" },
  { value: "prepare", label: "Prepare my profile or a test" },
];

/** Null until both are answered, or if one is invalid. */
export function readGuideAnswers(query: URLSearchParams): GuideAnswers | null {
  const where = guideCountries.find(({ value }) => value === query.get("where"))?.value;
  const what = guidePurposes.find(({ value }) => value === query.get("what"))?.value;
  if (!where || !what) return null;
  return { where: where === "not-sure" ? null : where, what };
}
