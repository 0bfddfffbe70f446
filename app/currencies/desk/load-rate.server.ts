import type { AppendedRate } from "#app/currencies/accept-rate.server.ts";
import type { RateRecord } from "#app/currencies/desk/find-rate-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { sourceText } from "#app/currencies/desk/source-label.ts";
import type { Cell } from "#app/ui/data-table.tsx";
import { utcDay, writtenDate } from "#app/platform/dates.ts";

export function showRate(member: Member, record: RateRecord, now: Date) {
  const { currency, name, inForce, paused, line, history, next } = record;
  return {
    currency,
    name,
    paused,
    inForce: inForce ? `${inForce.perUsd}, of ${writtenDate(inForce.asOf)}` : "None",
    line: line.map(({ perUsd, asOf }) => ({ perUsd, day: writtenDate(asOf) })),
    history: history.map((rate) => shownRate(rate, record, member)),
    olderHref: next === null ? null : `?${new URLSearchParams({ before: String(next) })}`,
    mayEnter: mayEver(member.role, "enter_rate") && currency !== "USD",
    today: utcDay(now),
    timeZone: member.timeZone,
  };
}

function shownRate(rate: AppendedRate, record: RateRecord, member: Member) {
  const { id, perUsd, asOf, source, fetchedAt, enteredBy, reason } = rate;
  const by = enteredBy === null ? "" : `, ${nameOf(enteredBy, record, member)}`;
  return {
    id: String(id),
    day: writtenDate(asOf),
    perUsd,
    source: { text: `${sourceText(source)}${by}`, note: reason },
    came: shortTime(fetchedAt, member.timeZone),
    outcome: whatBecameOf(rate, record, member),
  };
}

function whatBecameOf(rate: AppendedRate, record: RateRecord, member: Member): Cell {
  const { acceptedAt, acceptedBy, refusedAt, refusedBy } = rate;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const by = (id: string | null) => (id === null ? null : `By ${nameOf(id, record, member)}`);
  if (refusedAt) return { text: `Refused on ${at(refusedAt)}`, note: by(refusedBy) };
  if (!acceptedAt) return "Waiting for a person";
  if (acceptedBy) return { text: `Accepted on ${at(acceptedAt)}`, note: by(acceptedBy) };
  return { text: "In force at once", note: at(acceptedAt) };
}

function nameOf(id: string, { names }: RateRecord, member: Member): string {
  return id === member.id ? "you" : (names.get(id) ?? id);
}
