import {
  admitsCountries,
  type AdmitsCountry,
  type AdmitsDegree,
  admitsDegrees,
  type AdmitsRow,
} from "#app/content/admits.ts";

/** Null where everything is asked for. */
export type AdmitsFilter = {
  country: AdmitsCountry | null;
  degree: AdmitsDegree | null;
  papers: "with" | "without" | null;
};

/** What the address asks for. A value that is not on offer asks for everything. */
export function readAdmitsFilter(query: URLSearchParams): AdmitsFilter {
  return {
    country: admitsCountries.find((country) => country === query.get("country")) ?? null,
    degree: admitsDegrees.find((degree) => degree === query.get("degree")) ?? null,
    papers: (["with", "without"] as const).find((papers) => papers === query.get("papers")) ?? null,
  };
}

/** The rows that fit, and how many admits they are, of those kinds that are asked for. */
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
