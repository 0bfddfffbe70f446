import { href } from "react-router";

import type { CurrencyRate } from "#app/currencies/list-rates.server.ts";
import { changeInPercent } from "#app/currencies/rate-rules.ts";
import { dayMs, writtenDate } from "#app/platform/dates.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { WaitingAtDesk } from "#app/currencies/desk/list-rates-at-desk.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ownRateFrom, whyNotOwnRate } from "#app/currencies/desk/own-rate.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { sourceText } from "#app/currencies/desk/source-label.ts";

export type ShownWaiting = ReturnType<typeof showWaiting>[number];

export function showWaiting(member: Member, waiting: readonly WaitingAtDesk[], now: Date) {
  const decides = mayEver(member.role, "accept_rate");
  return waiting.map((rate) => {
    const { id, currency, perUsd, asOf, source, inForce, enteredByName, reason } = rate;
    const why = whyNotBy(member, rate, now);
    return {
      id: String(id),
      code: currency,
      /** Sent back by the form; empty for none. */
      seen: inForce?.perUsd ?? "",
      currency: { text: currency, href: href("/staff/catalogue/rates/:currency", { currency }) },
      inForce: inForce ? { text: inForce.perUsd, note: writtenDate(inForce.asOf) } : "None",
      perUsd: { text: perUsd, note: writtenDate(asOf) },
      change: inForce ? changeInPercent(inForce.perUsd, perUsd) : "The first",
      source: { text: enteredByName ?? sourceText(source), note: reason },
      mayAccept: decides && why === null,
      mayRefuse: decides,
      /** Why this member cannot accept it. */
      why: decides ? why : null,
    };
  });
}

function whyNotBy(member: Member, rate: WaitingAtDesk, now: Date): string | null {
  const { asOf, inForce, enteredBy, fetchedAt, alone } = rate;
  const own = enteredBy === member.id ? whyNotOwnRate({ enteredAt: fetchedAt, alone, now }) : null;
  if (own === "colleague") return "You entered it. Somebody else accepts it.";
  if (own === "wait")
    return `You entered it, and nobody else can accept it. You can from ${shortTime(ownRateFrom(fetchedAt), member.timeZone)}.`;
  return inForce && inForce.asOf > asOf ? "A rate of a later day is in force." : null;
}

/** Paused currencies first. */
export function showRates(rates: readonly CurrencyRate[], now: Date) {
  const shown = rates.map(({ currency, name, rate, paused }) => ({
    id: currency,
    paused,
    currency: { text: currency, href: href("/staff/catalogue/rates/:currency", { currency }), note: name },
    perUsd: rate?.perUsd ?? "None",
    day: rate ? { text: writtenDate(rate.asOf), note: ageText(rate.asOf, now) } : "None",
    source: rate ? sourceText(rate.source) : "None",
  }));
  return [...shown.filter(({ paused }) => paused), ...shown.filter(({ paused }) => !paused)];
}

function ageText(asOf: string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / dayMs));
  return days === 0 ? "Of today" : days === 1 ? "1 day old" : `${days.toLocaleString("en")} days old`;
}
