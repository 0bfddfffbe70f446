import type { CrsColumn, CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { type BrokenLaw, law, mostOf, notAbove, rising } from "#app/self-checks/points/grid-law.ts";

const columns: CrsColumn[] = ["withPartner", "single"];

export function crsLaws(grid: CrsGrid): BrokenLaw[] {
  const { core, partner, transferability: transfer, additional, most } = grid;
  return [
    ...columns.flatMap((column) => coreLaws(grid, column)),
    ...notAbove("partner.cap", core.cap.withPartner + partner.cap + transfer.cap + additional.cap, most),
    ...rising("partner.language", partner.language, "points"),
    ...rising("partner.canadianWork", partner.canadianWork, "points"),
    ...Object.entries(partner.education).flatMap(([tier, points]) =>
      notAbove(`partner.education.${tier}`, points, partner.cap),
    ),
    ...transferLaws(transfer),
    ...additionalLaws(additional),
  ];
}

function coreLaws({ core, transferability, additional, most }: CrsGrid, column: CrsColumn): BrokenLaw[] {
  const cap = core.cap[column];
  const lists = ["age", "firstLanguage", "secondLanguage", "canadianWork"] as const;
  return [
    ...lists.flatMap((name) =>
      core[name].flatMap((row, at) => notAbove(`core.${name}.${at}.${column}`, row[column], cap)),
    ),
    ...(["firstLanguage", "secondLanguage", "canadianWork"] as const).flatMap((name) =>
      rising(`core.${name}`, core[name], column),
    ),
    ...Object.entries(core.education).flatMap(([tier, points]) =>
      notAbove(`core.education.${tier}.${column}`, points[column], cap),
    ),
    ...law(
      4 * mostOf(core.firstLanguage.map((row) => row[column])) <= cap,
      `core.firstLanguage.${core.firstLanguage.length - 1}.${column}`,
      `Four abilities at this level come to more than all of it may give, ${cap}.`,
    ),
    ...notAbove(`core.secondLanguageCap.${column}`, core.secondLanguageCap[column], cap),
    ...notAbove(`core.cap.${column}`, cap + transferability.cap + additional.cap, most),
  ];
}

function transferLaws(transfer: CrsGrid["transferability"]): BrokenLaw[] {
  const pairs = [
    "educationWithLanguage",
    "educationWithCanadianWork",
    "foreignWorkWithLanguage",
    "foreignWorkWithCanadianWork",
  ] as const;
  const { certificateWithLanguage: certificate, pairCap, cap } = transfer;
  return [
    ...pairs.flatMap((name) => {
      const { low, high } = transfer[name];
      const path = `transferability.${name}`;
      return [
        ...notAbove(`${path}.high.high`, high.high, pairCap),
        ...law(low.low <= low.high, `${path}.low.high`, "Less than both lower give."),
        ...law(low.low <= high.low, `${path}.high.low`, "Less than both lower give."),
        ...law(
          mostOf([low.high, high.low]) <= high.high,
          `${path}.high.high`,
          "Less than a lower one gives.",
        ),
      ];
    }),
    ...law(
      certificate.low <= certificate.high,
      "transferability.certificateWithLanguage.high",
      "Less than the lower one gives.",
    ),
    ...notAbove("transferability.certificateWithLanguage.high", certificate.high, cap),
    ...notAbove("transferability.pairCap", pairCap, cap),
  ];
}

function additionalLaws({ cap, canadianStudy, french, ...rest }: CrsGrid["additional"]): BrokenLaw[] {
  const each = {
    nomination: rest.nomination,
    jobOffer: rest.jobOffer,
    sibling: rest.sibling,
    "canadianStudy.long": canadianStudy.long,
    "french.withEnglish": french.withEnglish,
  };
  return [
    ...Object.entries(each).flatMap(([key, points]) => notAbove(`additional.${key}`, points, cap)),
    ...law(
      canadianStudy.short <= canadianStudy.long,
      "additional.canadianStudy.long",
      "Less than the shorter study gives.",
    ),
    ...law(
      french.withoutEnglish <= french.withEnglish,
      "additional.french.withEnglish",
      "Less than French gives without English.",
    ),
  ];
}
