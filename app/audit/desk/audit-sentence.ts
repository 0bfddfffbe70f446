import { spelledOut, valueLabel } from "#app/audit/audit-event-text.ts";
import { ofMoney } from "#app/audit/desk/sentences/of-money.ts";
import { ofPeople } from "#app/audit/desk/sentences/of-people.ts";
import { ofShop } from "#app/audit/desk/sentences/of-shop.ts";
import { ofWork } from "#app/audit/desk/sentences/of-work.ts";
import type { Sentences } from "#app/audit/desk/sentences/sentence.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";

export const auditSentences: Sentences = { ...ofWork, ...ofMoney, ...ofShop, ...ofPeople };

export type EventToTell = {
  event: string;
  actor: string;
  subject: string;
  before: unknown;
  after: unknown;
  /** Of what it was done to, where the record does not say. */
  currency: Currency | null;
};

type Reader = { nameOf: (id: string) => string; timeZone: string };

/** "Dana Demo refunded ₹2,499 of order LF-1042 to the card." */
export function auditSentence(event: EventToTell, { nameOf, timeZone }: Reader): string {
  const [was, is] = [recordOf(event.before), recordOf(event.after)];
  const sentence = Object.hasOwn(auditSentences, event.event) ? auditSentences[event.event] : undefined;
  if (!sentence) return `${event.actor}: ${spelledOut(event.event)} (${event.subject}).`;
  const either = (part: string) => is[part] ?? was[part];
  const done = sentence({
    subject: event.subject,
    was: (part) => valueLabel(was[part]),
    is: (part) => valueLabel(is[part]),
    money: (part) => moneyText(either(part), (either("currency") as Currency | undefined) ?? event.currency),
    person: (part) => (typeof is[part] === "string" ? nameOf(is[part]) : null),
    moment: (part) => momentText(either(part), timeZone),
  });
  return `${event.actor} ${done}.`;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function moneyText(value: unknown, currency: Currency | null): string | null {
  const [, whole = "", hundredths = ""] =
    typeof value === "string" ? (/^(-?\d{1,15})\.(\d\d)$/.exec(value) ?? []) : [];
  if (whole === "" || currency === null) return null;
  const amount = BigInt(`${whole}${hundredths}`);
  return amount === 0n ? null : formatMoney(amount, currency);
}

function momentText(value: unknown, timeZone: string): string {
  const at = typeof value === "string" ? new Date(value) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) ? "" : shortTime(at, timeZone);
}
