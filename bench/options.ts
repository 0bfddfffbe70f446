import { parseArgs } from "node:util";

export type Options = { only: string[]; seconds: number; rounds: number; minutes: number };

export function readOptions(parts: string[]): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: [] },
      seconds: { type: "string", default: "4" },
      rounds: { type: "string", default: "3" },
      minutes: { type: "string", default: "1" },
    },
  });
  for (const one of values.only)
    if (!parts.includes(one)) throw new Error(`--only is one of ${parts.join(", ")}.`);
  return {
    only: values.only,
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
