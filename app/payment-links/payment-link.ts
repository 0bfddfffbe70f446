import { href } from "react-router";

import { servicePath } from "#app/catalog/metadata.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { UserId } from "#app/platform/ids.ts";
import { groupIdField, writeChoices } from "#app/pricing/choices-in-query.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { refuse } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** For links a customer makes. */
export const linkValidMs = 7 * dayMs;

/** Days, for links staff make. */
export const agreedDays = { from: 1, to: 60, preset: 7 };

export function validForDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/** Per customer. */
export const openLinksMax = 20;

export type LinkState = "open" | "paid" | "cancelled" | "expired";

/** Paid wins over ended. */
export function stateOfLink(
  link: { revokedAt: Date | null; expiresAt: Date },
  { paid, now }: { paid: boolean; now: Date },
): LinkState {
  if (paid) return "paid";
  if (link.revokedAt !== null) return "cancelled";
  return link.expiresAt <= now ? "expired" : "open";
}

export const listedLinkStates = ["open", "being_paid", "paid", "expired", "cancelled"] as const;
export type ListedLinkState = (typeof listedLinkStates)[number];

export function listedStateOf(
  link: { revokedAt: Date | null; expiresAt: Date; paidAt: Date | null },
  { beingPaid, now }: { beingPaid: boolean; now: Date },
): ListedLinkState {
  const state = stateOfLink(link, { paid: link.paidAt !== null, now });
  return beingPaid && (state === "open" || state === "expired") ? "being_paid" : state;
}

/** Customers cannot make links for what must be agreed first. */
export function isAgreedByStaff({ createdBy, userId }: { createdBy: string; userId: UserId }): boolean {
  return createdBy !== userId;
}

/** Makes the address of spec section 2 a payment link; without it, it leads to the service. */
const buyField: [name: string, value: string] = ["serviceBuyLink", "true"];

export function isBuyLink(query: URLSearchParams): boolean {
  return query.get(buyField[0]) === buyField[1];
}

const linkFields = [buyField[0], "for", "later", "asked", "withdrawn", "payment", "open", "cancelled"];

/** Without a host. */
export function paymentLinkPath(slug: string, fields: Record<string, string> | URLSearchParams = {}): string {
  const query = new URLSearchParams([buyField, ...new URLSearchParams(fields)]);
  return `${href("/payment_link/:slug", { slug })}/?${query}`;
}

export function askPath(asked: {
  configuration: Configuration;
  currency: Currency;
  couponCode: string | null;
}): string {
  const { choices, groupId } = asked.configuration;
  const fields = writeChoices(choices);
  if (groupId !== undefined) fields.set(groupIdField, groupId);
  fields.set("currency", asked.currency);
  if (asked.couponCode) fields.set("coupon", asked.couponCode);
  fields.set("later", "1");
  return paymentLinkPath(asked.configuration.service, fields);
}

export function servicePathOf(slug: string, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => !linkFields.includes(name));
  return kept.length > 0 ? `${servicePath(slug)}?${new URLSearchParams(kept)}` : servicePath(slug);
}

/** WhatsApp asks for the number itself. */
export function shareHref(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

export const linkUnknown = refuse({
  code: "unknown_link",
  message: "This payment link is not known. Please ask for the whole address again.",
  status: 404,
});

export const linkClosed = refuse({
  code: "link_closed",
  message: "This payment link no longer works. Nothing was charged.",
  status: 409,
});

export const tooManyLinks = refuse({
  code: "too_many_links",
  message: `You have ${openLinksMax} open payment links. Please cancel one first.`,
  status: 409,
});
