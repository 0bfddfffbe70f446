import { parseArgs } from "node:util";

/** A whole run is kept. */
export type Options = { only: string[]; keep: boolean; seconds: number; rounds: number; minutes: number };

export function readOptions(parts: string[]): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: [] },
      keep: { type: "boolean", default: false },
      seconds: { type: "string", default: "4" },
      rounds: { type: "string", default: "3" },
      minutes: { type: "string", default: "1" },
    },
  });
  for (const one of values.only)
    if (!parts.includes(one)) throw new Error(`--only is one of ${parts.join(", ")}.`);
  return {
    only: values.only,
    keep: values.keep || values.only.length === 0,
    seconds: positive("seconds", values.seconds),
    rounds: positive("rounds", values.rounds),
    minutes: positive("minutes", values.minutes),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`--${name} is a number above zero.`);
}
