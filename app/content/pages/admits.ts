import { type AdmitsDegree, admitsDegrees } from "#app/content/showcase/showcase.ts";

/** Invented. A test keeps the counts in step with the chart on the research-paper page. */

type AdmitsRow = {
  university: string;
  country: AdmitsCountry;
  degree: AdmitsDegree;
  withPapers: number;
  withoutPapers: number;
};

type AdmitsCountry = (typeof admitsCountries)[number];
export const admitsCountries = ["Australia", "Canada", "UK", "USA"] as const;

export const admitsIllustration =
  "Illustration: the universities and the numbers are invented to show the form. Even real counts would not prove that papers made the difference.";

export const admitsRows: AdmitsRow[] = [
  row("Harbourside State University", "USA", "Bachelor’s", 3, 6),
  row("Harbourside State University", "USA", "Master’s", 29, 13),
  row("Harbourside State University", "USA", "Ph.D.", 14, 2),
  row("Northgate Institute", "USA", "Master’s", 19, 9),
  row("Northgate Institute", "USA", "Ph.D.", 12, 3),
  row("University of Eastmere", "UK", "Bachelor’s", 4, 8),
  row("University of Eastmere", "UK", "Master’s", 26, 15),
  row("University of Eastmere", "UK", "Ph.D.", 8, 1),
  row("Maple Lakes University", "Canada", "Bachelor’s", 2, 5),
  row("Maple Lakes University", "Canada", "Master’s", 25, 10),
  row("Coral Bay University", "Australia", "Bachelor’s", 3, 7),
  row("Coral Bay University", "Australia", "Master’s", 21, 14),
  row("Coral Bay University", "Australia", "Ph.D.", 9, 1),
];

/** Null asks for everything. */
export type AdmitsFilter = {
  country: AdmitsCountry | null;
  degree: AdmitsDegree | null;
  papers: "with" | "without" | null;
};

export function readAdmitsFilter(query: URLSearchParams): AdmitsFilter {
  return {
    country: admitsCountries.find((country) => country === query.get("country")) ?? null,
    degree: admitsDegrees.find((degree) => degree === query.get("degree")) ?? null,
    papers: (["with", "without"] as const).find((papers) => papers === query.get("papers")) ?? null,
  };
}

export function filterAdmits(rows: readonly AdmitsRow[], { country, degree, papers }: AdmitsFilter) {
  const fitting = rows.filter(
    (row) => (country === null || row.country === country) && (degree === null || row.degree === degree),
  );
  const withPapers = papers === "without" ? null : sumOf(fitting.map((row) => row.withPapers));
  const withoutPapers = papers === "with" ? null : sumOf(fitting.map((row) => row.withoutPapers));
  return {
    rows: fitting,
    totals: { withPapers, withoutPapers, all: (withPapers ?? 0) + (withoutPapers ?? 0) },
  };
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function row(
  university: string,
  country: AdmitsCountry,
  degree: AdmitsDegree,
  withPapers: number,
  withoutPapers: number,
): AdmitsRow {
  return { university, country, degree, withPapers, withoutPapers };
}
