import type { KeptPageText } from "#app/content/page-texts/keep-page-texts.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";

type Told = { now: Date; names: ReadonlyMap<string, string>; timeZone: string };

/** Newest first, as the desk reads it. */
export function pageTextHistory(versions: readonly KeptPageText[], { now, names, timeZone }: Told) {
  const holding = idInForce(versions, now);
  return versions.map((version) => {
    const { id, text, startsAt, withdrawnAt, publishedBy } = version;
    const isToCome = startsAt > now && withdrawnAt === null;
    return {
      id: String(id),
      begins: shortTime(startsAt, timeZone),
      state: withdrawnAt ? "Withdrawn" : isToCome ? "To come" : id === holding ? "On the page" : "Earlier",
      said:
        text === null ? "As shipped" : [text.heading, text.intro].filter(Boolean).join(": ").slice(0, 200),
      who: names.get(publishedBy) ?? publishedBy,
      canWithdraw: isToCome,
      canRevert: !isToCome && withdrawnAt === null && id !== holding,
    };
  });
}

function idInForce(versions: readonly KeptPageText[], now: Date): number | null {
  const begun = versions.filter(({ startsAt, withdrawnAt }) => startsAt <= now && withdrawnAt === null);
  const last = begun.toSorted(
    (one, other) => other.startsAt.getTime() - one.startsAt.getTime() || other.id - one.id,
  );
  return last[0]?.id ?? null;
}
