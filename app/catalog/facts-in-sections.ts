import { officialNoteId } from "#app/catalog/service-parts/official-note-ids.ts";
import { ratesInALine, successRates } from "#app/catalog/service-parts/success-rates.ts";
import { claimFact, claimIdOf, readPeople } from "#app/content/claim-facts.ts";
import { bannerClaims, countClaims } from "#app/content/claims-shown.ts";
import type { Claim, ClaimId } from "#app/content/claims.ts";
import { type Fact, type Facts, factNow, isFactShown, readShare } from "#app/content/facts.ts";
import type {
  DestinationCount,
  EligibilityPart,
  OfficialNote,
  SuccessRateRow,
  TimelineStep,
} from "#app/content/section-parts.ts";
import type { Section, SuccessRateSection, TableSection } from "#app/content/section.ts";

/** Null hides it. */
type Read = (fact: Fact) => Fact | null;

/** The sections of a page with the facts that hold today. */
export function withFacts(
  page: string,
  sections: readonly Section[],
  facts: Facts,
  today: string,
): Section[] {
  if (facts.versions.size === 0 && !facts.hideOverdue) return [...sections];
  return sections.flatMap((section) => readFacts(page, section, (fact) => holding(fact, facts, today)) ?? []);
}

export function notesNow(
  place: string,
  notes: readonly OfficialNote[],
  facts: Facts,
  today: string,
): OfficialNote[] {
  return notes.flatMap((note, at) => readNote(place, note, at, (fact) => holding(fact, facts, today)) ?? []);
}

function holding(shipped: Fact, facts: Facts, today: string): Fact | null {
  const fact = factNow(shipped, facts.versions.get(shipped.id));
  return isFactShown(fact, facts, today) ? fact : null;
}

/** Shows each fact of the section to `read`, and puts what that returns in its place. Every place is listed here. */
export function readFacts(page: string, section: Section, read: Read): Section | null {
  const changed = new Map<string, Fact>();
  const noted: Read = (fact) => {
    const now = read(fact);
    if (now !== null && now !== fact) changed.set(fact.value, now);
    return now;
  };
  const place = `${page}.${section.id}`;
  const own = readOwn(place, section, noted);
  if (own === null) return null;
  const sources = [...changed.values()].flatMap(({ value, source, asOf }) =>
    source && asOf ? [{ about: value, source, asOf }] : [],
  );
  const official = own.official && readNotes(place, own.official, changed, read);
  return {
    ...own,
    ...(official && { official }),
    ...(sources.length > 0 && { sources }),
  };
}

function readOwn(place: string, section: Section, read: Read): Section | null {
  switch (section.kind) {
    case "timeline":
      return { ...section, steps: section.steps.map((step) => readStep(place, step, read)) };
    case "eligibility":
      return { ...section, parts: section.parts.map((part) => readPart(place, part, read)) };
    case "success-rate":
      return readCharts(section, read);
    case "table":
      return section.rowClaims ? readRateTable(section, read) : readTable(place, section, read);
    case "claims": {
      const left = section.claims.flatMap((claim) => readClaim(claim, read) ?? []);
      return left.length === 0 && section.claims.length > 0 ? null : { ...section, claims: left };
    }
    case "destinations": {
      const left = section.destinations.flatMap((count) => readCount(count, read) ?? []);
      return left.length === 0 ? null : { ...section, destinations: left };
    }
    case "country-tabs": {
      const said = (shown: string | null, claim: ClaimId) => (shown === null ? null : read(claimFact(claim)));
      const countryCases = (shown: string | null, claim: ClaimId) => {
        const fact = said(shown, claim);
        return fact && `${fact.value} ${fact.sentence}`;
      };
      const countries = section.countries.map((country) => ({
        ...country,
        successRate: said(country.successRate, bannerClaims[country.country].successRate)?.value ?? null,
        cases: countryCases(country.cases, bannerClaims[country.country].cases),
        official: readNotes(`${place}.${country.country}`, country.official, new Map(), read),
      }));
      return { ...section, countries };
    }
    default:
      return section;
  }
}

function readClaim(claim: Claim, read: Read): Claim | null {
  const id = claimIdOf(claim);
  if (id === null) return claim;
  const shipped = claimFact(id);
  const fact = read(shipped);
  if (fact === shipped) return claim;
  return fact && { figure: fact.value, text: fact.sentence ?? claim.text };
}

/** Other counts on the map are illustrations. */
function readCount(count: DestinationCount, read: Read): DestinationCount | null {
  const id = countClaims[count.country];
  if (id === undefined) return count;
  const fact = read(claimFact(id));
  return fact && { ...count, students: readPeople(fact.value) ?? count.students };
}

function plain(fact: Omit<Fact, "source" | "asOf" | "sentence">): Fact {
  return { ...fact, sentence: null, source: null, asOf: null };
}

function readStep(place: string, step: TimelineStep, read: Read): TimelineStep {
  const id = `${place}.${slugged(step.stepLabel)}`;
  const time = (what: string, value: string) =>
    read(plain({ id: `${id}.${what}`, kind: "time", label: `${step.stepLabel}, ${step.title}`, value }));
  const duration = time("duration", step.duration)?.value ?? null;
  const days = step.days === null ? null : (time("days", step.days)?.value ?? null);
  return duration === null
    ? { ...step, duration: days ?? "It varies", days: null }
    : { ...step, duration, days };
}

function readPart(place: string, part: EligibilityPart, read: Read): EligibilityPart {
  const id = `${place}.${part.id}`;
  const lists = part.lists.map((list, at) => {
    if (!/\d/.test(list.rule)) return list;
    const label = `${part.label}, ${list.heading}`;
    const rule = read(plain({ id: `${id}.${at + 1}`, kind: "count", label, value: list.rule }))?.value;
    if (rule === undefined) return { ...list, rule: "", needed: null };
    const least = /\bat least (\d+)\b/i.exec(rule)?.[1];
    return { ...list, rule, needed: list.needed !== null && least ? Number(least) : list.needed };
  });
  return part.official
    ? { ...part, lists, official: readNotes(id, part.official, new Map(), read) }
    : { ...part, lists };
}

function readCharts(section: SuccessRateSection, read: Read): Section | null {
  const charts = section.charts.flatMap((chart) => {
    const rows = readRates(chart, read);
    return rows.length === 0
      ? []
      : [{ ...chart, rows, card: { ...chart.card, subheading: counted(chart, read) } }];
  });
  return charts.length === 0 ? null : { ...section, charts };
}

type Chart = SuccessRateSection["charts"][number];

function readRates({ claim, card, rows }: Chart, read: Read): SuccessRateRow[] {
  return rows.flatMap(({ name, percentage }) => {
    const label = `${card.heading}, ${name}`;
    const fact = read(
      plain({ id: `${claim}.${slugged(name)}`, kind: "rate", label, value: `${percentage}%` }),
    );
    return fact === null ? [] : [{ name, percentage: readShare(fact.value) ?? percentage }];
  });
}

function counted({ claim, card: { heading, subheading } }: Chart, read: Read): string {
  const label = `${heading}, what was counted`;
  return read(plain({ id: `${claim}.counted`, kind: "rate", label, value: subheading }))?.value ?? "";
}

/** On the home page the ends of each chart stand in a line. */
function readRateTable(table: TableSection, read: Read): Section | null {
  const { rowClaims = [] } = table;
  const kept = table.rows.flatMap((row, at) => {
    const chart = Object.values(successRates).find(({ claim }) => claim === rowClaims[at]);
    const rates = chart && readRates(chart, read);
    if (!chart || !rates) return [{ row, claim: rowClaims[at]! }];
    if (rates.length === 0) return [];
    return [{ row: [row[0]!, ratesInALine(rates), counted(chart, read)], claim: chart.claim }];
  });
  if (kept.length === 0) return null;
  return { ...table, rows: kept.map(({ row }) => row), rowClaims: kept.map(({ claim }) => claim) };
}

function readTable(place: string, table: TableSection, read: Read): Section | null {
  const rows = table.rows.flatMap((row, at) => {
    const [name = "", value = "", sentence = null, ...more] = row;
    const label = `${table.heading}, ${name}`;
    const id = `${place}.${at + 1}`;
    const fact = read({ id, kind: "fee", label, value, sentence, source: null, asOf: null });
    if (fact === null) return [];
    return [[name, fact.value, ...(sentence === null ? [] : [fact.sentence ?? ""]), ...more]];
  });
  return rows.length === 0 ? null : { ...table, rows };
}

function readNotes(
  place: string,
  notes: readonly OfficialNote[],
  changed: ReadonlyMap<string, Fact>,
  read: Read,
): OfficialNote[] {
  return notes.flatMap((note, at) => {
    const now = readNote(place, note, at, read);
    // What it is about is quoted from the page.
    return now === null ? [] : [{ ...now, about: changed.get(note.about)?.value ?? now.about }];
  });
}

function readNote(place: string, note: OfficialNote, at: number, read: Read): OfficialNote | null {
  const { about: label, brief = "", text, source, asOf } = note;
  const id = officialNoteId(note) ?? `${place}.official-${at + 1}`;
  const fact = read({ id, kind: "official", label, value: brief, sentence: text, source, asOf });
  if (fact === null) return null;
  return {
    ...note,
    ...(fact.value !== "" && { brief: fact.value }),
    text: fact.sentence ?? text,
    source: fact.source ?? source,
    asOf: fact.asOf ?? asOf,
  };
}

function slugged(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
