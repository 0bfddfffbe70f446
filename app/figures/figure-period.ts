import { isDay, dayAfter } from "#app/platform/dates.ts";
import { daysIn, type DaySpan } from "#app/platform/day-spans.ts";

const presets = ["7", "30", "90", "year"] as const;
export type Preset = (typeof presets)[number];

/** `preset` is null for typed days. */
type FigurePeriod = {
  span: DaySpan;
  preset: Preset | null;
  problem: { field: "from" | "to"; message: string } | null;
};

/** Default: the last thirty days, today included. */
export function readPeriod(params: URLSearchParams, today: string): FigurePeriod {
  const [from, to] = [params.get("from")?.trim() ?? "", params.get("to")?.trim() ?? ""];
  if (from === "" && to === "") return ofPreset(readPreset(params.get("days")), today);
  const problem = problemOf(from, to, today);
  if (problem) return { ...ofPreset("30", today), problem };
  return { span: { first: from, last: to > today ? today : to }, preset: null, problem: null };
}

export function writePeriod({ span, preset }: Pick<FigurePeriod, "span" | "preset">): string {
  if (preset === "30") return "";
  return preset ? `?days=${preset}` : `?from=${span.first}&to=${span.last}`;
}

function readPreset(word: string | null): Preset {
  return presets.find((preset) => preset === word) ?? "30";
}

function ofPreset(preset: Preset, today: string): FigurePeriod {
  const first = preset === "year" ? `${today.slice(0, 4)}-01-01` : dayAfter(today, 1 - Number(preset));
  return { span: { first, last: today }, preset, problem: null };
}

/** Longer periods would be slow. */
const daysMax = 3 * 366;

function problemOf(from: string, to: string, today: string): FigurePeriod["problem"] {
  if (!isDay(from)) return { field: "from", message: "Choose the first day." };
  if (!isDay(to)) return { field: "to", message: "Choose the last day." };
  if (from > today) return { field: "from", message: "Choose a first day that is not in the future." };
  if (to < from) return { field: "to", message: "Choose a last day that is not before the first." };
  if (daysIn({ first: from, last: to > today ? today : to }) > daysMax) {
    return { field: "from", message: "Choose three years at most." };
  }
  return null;
}
