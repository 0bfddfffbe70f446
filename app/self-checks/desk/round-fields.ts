import { z } from "zod";

import { hidden, orNull, readAs, requiredText, wholeNumber } from "#app/forms/fields.ts";
import { isDay, utcDay } from "#app/platform/dates.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { type SystemWithRounds, systemsWithRounds } from "#app/self-checks/points/point-systems.ts";

export type RoundFields = {
  system: SystemWithRounds;
  heldOn: string;
  name: string;
  lowest: number;
  /** Null where the source does not say. */
  invited: number | null;
  sourceName: string;
  sourceUrl: string;
  asOf: string;
};

const count = { from: 1, to: 1_000_000 };

/** Everything has a source and a day; nothing is of a day to come. */
export function roundFields(now: Date) {
  const past = readAs(
    (typed) => (isDay(typed) && typed <= utcDay(now) ? typed : null),
    "Give a day that has come.",
  );
  return z.object({
    system: z.enum(systemsWithRounds, "Choose one."),
    held_on: past,
    round_name: requiredText(120, "Say who was invited.").transform(plainLine),
    lowest: wholeNumber({ from: 1, to: 1200 }, "Give the lowest score in figures."),
    invited: orNull(wholeNumber(count, "Give a number, or leave it empty.")),
    source_name: requiredText(200, "Give the title of the source.").transform(plainLine),
    source_url: z.url({ protocol: /^https$/, error: "Give an address that begins with https://." }).max(500),
    as_of: past,
  });
}

export function changeRoundFields(now: Date) {
  return roundFields(now).extend({ round: hidden, seen: hidden });
}

export function roundIn(fields: z.output<ReturnType<typeof roundFields>>): RoundFields {
  return {
    system: fields.system,
    heldOn: fields.held_on,
    name: fields.round_name,
    lowest: fields.lowest,
    invited: fields.invited,
    sourceName: fields.source_name,
    sourceUrl: fields.source_url,
    asOf: fields.as_of,
  };
}
