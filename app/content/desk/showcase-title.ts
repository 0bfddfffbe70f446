import { admitOutcomes, type ShowcaseData, type ShowcaseKind } from "#app/content/showcase/showcase.ts";

/** What a row is called at the desk and in the log. */
export function showcaseTitle(kind: ShowcaseKind, data: ShowcaseData[ShowcaseKind]): string {
  return titles[kind](data as never);
}

export function showcaseDetail(kind: ShowcaseKind, data: ShowcaseData[ShowcaseKind]): string {
  return details[kind](data as never);
}

type Said = { [Kind in ShowcaseKind]: (data: ShowcaseData[Kind]) => string };

const titles: Said = {
  admits: ({ university, programme, year }) => `${university}, ${programme}, ${year}`,
  counsellors: ({ name }) => name,
  destinations: ({ country }) => country,
  videos: ({ title }) => title,
};

const details: Said = {
  admits: ({ outcome, degree, country, papers }) =>
    `${admitOutcomes[outcome]}, ${degree}, ${country}, ${papers ? "with" : "without"} papers`,
  counsellors: ({ role }) => role,
  destinations: ({ students }) => `${students.toLocaleString("en")} students`,
  videos: ({ service }) => service,
};
