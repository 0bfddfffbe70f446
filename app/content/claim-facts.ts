import { type Claim, type ClaimId, claimIds, claims } from "#app/content/claims.ts";
import { type Fact, type Facts, factNow, isFactShown } from "#app/content/facts.ts";

const idOf = new Map<Claim, ClaimId>(claimIds.map((id) => [claims[id], id]));

/** Null for one that is no longer as shipped. */
export function claimIdOf(claim: Claim): ClaimId | null {
  return idOf.get(claim) ?? null;
}

export function claimFact(id: ClaimId): Fact {
  const { figure: value, text: sentence } = claims[id];
  const label = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
  return { id: `claim.${id}`, kind: "claim", label, value, sentence, source: null, asOf: null };
}

/** As it is said now, or would be if it were shown. */
export function claimSaid(id: ClaimId, { versions }: Facts): Claim {
  const shipped = claimFact(id);
  const { value, sentence } = factNow(shipped, versions.get(shipped.id));
  return { figure: value, text: sentence ?? claims[id].text };
}

/** Null where it is hidden. */
export function claimNow(id: ClaimId, facts: Facts, today: string): Claim | null {
  const shipped = claimFact(id);
  const fact = factNow(shipped, facts.versions.get(shipped.id));
  return isFactShown(fact, facts, today) ? claimSaid(id, facts) : null;
}

/** A count of people, such as 10,000; null for anything else. */
export function readPeople(value: string): number | null {
  return /^\d{1,3}(,\d{3})*$/.test(value) ? Number(value.replaceAll(",", "")) : null;
}
