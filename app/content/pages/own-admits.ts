import {
  type Admit,
  admitOutcomes,
  type AdmitOutcome,
  type AdmitsDegree,
  admitsDegrees,
} from "#app/content/showcase/showcase.ts";

/** Null asks for everything. */
type OwnAdmitsFilter = {
  country: string | null;
  degree: AdmitsDegree | null;
  papers: "with" | "without" | null;
  outcome: AdmitOutcome | null;
  page: number;
};

const pageSize = 50;

export function readOwnAdmits(admits: readonly Admit[], query: URLSearchParams) {
  const countries = [...new Set(admits.map(({ country }) => country))].toSorted();
  const filter = readFilter(query, countries);
  const fitting = admits.filter((admit) => isAskedFor(admit, filter));
  const from = (filter.page - 1) * pageSize;
  const more = (page: number) => `?${new URLSearchParams([...withoutPage(query), ["page", String(page)]])}`;
  return {
    filter,
    countries,
    count: fitting.length,
    admitted: fitting.filter(({ outcome }) => outcome === "admitted").length,
    rows: fitting.slice(from, from + pageSize),
    earlierHref: filter.page > 1 ? more(filter.page - 1) : null,
    moreHref: from + pageSize < fitting.length ? more(filter.page + 1) : null,
  };
}

export type OwnAdmits = ReturnType<typeof readOwnAdmits>;

function readFilter(query: URLSearchParams, countries: readonly string[]): OwnAdmitsFilter {
  const page = Number(/^[1-9]\d{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? 1);
  return {
    country: countries.find((country) => country === query.get("country")) ?? null,
    degree: admitsDegrees.find((degree) => degree === query.get("degree")) ?? null,
    papers: (["with", "without"] as const).find((papers) => papers === query.get("papers")) ?? null,
    outcome:
      (Object.keys(admitOutcomes) as AdmitOutcome[]).find((one) => one === query.get("outcome")) ?? null,
    page,
  };
}

function isAskedFor(admit: Admit, { country, degree, papers, outcome }: OwnAdmitsFilter): boolean {
  return (
    (country === null || admit.country === country) &&
    (degree === null || admit.degree === degree) &&
    (papers === null || admit.papers === (papers === "with")) &&
    (outcome === null || admit.outcome === outcome)
  );
}

function withoutPage(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => ["country", "degree", "papers", "outcome"].includes(name));
}
