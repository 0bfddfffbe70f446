import type { Chances } from "#tests/chaos/chances.ts";

export type Victim = "server" | "second server" | "database" | "both" | "primary" | "network";

/** By purchases begun, in order. */
export type PlannedKill = { afterPurchases: number; victim: Victim };

export type KillOptions = {
  purchases: number;
  serverKills: number;
  databaseKills: number;
  /** Exactly these, in this order, instead of drawn ones. */
  victims?: readonly Victim[];
};

/** Every third server kill hits the second server, never together with the database. */
const secondEvery = 3;

/** By purchases begun, not by time, so runs repeat. */
export function planKills(chances: Chances, options: KillOptions): PlannedKill[] {
  const victims = options.victims ?? drawVictims(chances, options);
  const every = options.purchases / (victims.length + 1);
  return victims.map((victim, index) => {
    const jitter = (chances.below(100) / 100 - 0.5) * every * 0.6;
    return { afterPurchases: Math.max(1, Math.round((index + 1) * every + jitter)), victim };
  });
}

function drawVictims(chances: Chances, { serverKills, databaseKills }: KillOptions): Victim[] {
  // At least one kill hits both at once and counts for each.
  const both = serverKills > 0 && databaseKills > 0 ? 1 : 0;
  const victims: Victim[] = [
    ...Array.from({ length: serverKills - both }, (_, at) =>
      at % secondEvery === 0 ? ("second server" as const) : ("server" as const),
    ),
    ...Array.from({ length: databaseKills - both }, () => "database" as const),
    ...Array.from({ length: both }, () => "both" as const),
  ];
  for (let at = victims.length - 1; at > 0; at -= 1) {
    const other = chances.below(at + 1);
    [victims[at], victims[other]] = [victims[other]!, victims[at]!];
  }
  return victims;
}
