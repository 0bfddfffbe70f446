import { z } from "zod";

import { isDay } from "#app/platform/dates.ts";
import type { Band, GridVersion, Source } from "#app/self-checks/points/points-grid.ts";

export const day = z.string().refine(isDay, "Give a day of the calendar, such as 2026-11-30.");
export const points = z.int().min(0).max(2000);
export const sentence = z.string().trim().min(1).max(1000);

const url = z.url({ protocol: /^https$/ });
const link = z.strictObject({ name: sentence, url });

const source = z.strictObject({ name: sentence, url, asOf: day }) satisfies z.ZodType<Source>;

/** The head of every grid, to be spread into its own object. */
export const version = {
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  name: sentence,
  inForce: z
    .strictObject({ from: day.nullable(), to: day.nullable() })
    .refine(
      ({ from, to }) => from === null || to === null || from <= to,
      "The last day is before the first.",
    ),
  rulesAt: link,
  sources: z.array(source).min(1),
  remarks: z.array(z.strictObject({ text: sentence, source: source.nullable() })),
  superseded: z
    .strictObject({
      since: day,
      text: sentence,
      known: z.array(z.strictObject({ text: sentence, source })),
      unknown: sentence,
    })
    .nullable(),
} satisfies { [Key in keyof GridVersion]: z.ZodType<GridVersion[Key]> };

/** From the lowest up, each step once, beginning at 0. */
export function ascending<Row extends { from: number }>(row: z.ZodType<Row>) {
  return z
    .array(row)
    .min(1)
    .refine((rows) => rows[0]?.from === 0, "The first row begins at 0.")
    .refine(
      (rows) => rows.every(({ from }, at) => at === 0 || from > (rows[at - 1]?.from ?? 0)),
      "Each row begins after the one before it.",
    );
}

export const bands = ascending(z.strictObject({ from: z.number().min(0), points }) satisfies z.ZodType<Band>);
