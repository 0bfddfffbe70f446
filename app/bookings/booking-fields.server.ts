import { z } from "zod";

import { daysAheadMax, isBookable } from "#app/bookings/booking-day.ts";
import { readWhatsappNumber, type WhatsappNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";

const text = z.string().default("");

/**
 * What is asked for a free chat, as it is sent. `readChat` judges it, for the form and the call alike: an attempt counts
 * before anything of it is judged.
 */
export const chatFields = z.object({
  mobile: text,
  /** ISO 3166 alpha-2. */
  country: text,
  service: text,
  /** The day the customer would like, as yyyy-mm-dd; empty where they name none. */
  preferredOn: text,
  consent: text.transform((sent) => sent !== ""),
});

export type ChatFields = z.output<typeof chatFields>;

/** What is kept of it. */
type Chat = WhatsappNumber & { service: ServiceSlug; preferredOn: string | null };

/** Everything that is wrong is refused at once; the refusal's own sentence is the first of them. */
export function readChat(fields: ChatFields, now: Date): Outcome<Chat> {
  const number = readWhatsappNumber(fields.mobile, fields.country);
  const service = readService(fields.service);
  const preferredOn = readDay(fields.preferredOn, now);
  const consent = fields.consent ? done(null) : noConsent;
  if (number.ok && service.ok && preferredOn.ok && consent.ok) {
    return done({ ...number.value, service: service.value, preferredOn: preferredOn.value });
  }
  return refuseAll([number, service, preferredOn, consent]);
}

function readService(typed: string): Outcome<ServiceSlug> {
  if (typed.trim() === "") return noService;
  const service = findServiceSlug(typed.trim());
  return service ? done(service) : unknownService;
}

function readDay(typed: string, now: Date): Outcome<string | null> {
  const day = typed.trim();
  if (day === "") return done(null);
  return isBookable(day, now) ? done(day) : notBookable;
}

const noService = refuse({
  code: "missing_choice",
  message: "Choose the service you want to talk about.",
  status: 422,
  field: "service",
});

const unknownService = refuse({
  code: "unknown_service",
  message: "This service was not found.",
  status: 404,
  field: "service",
});

const notBookable = refuse({
  code: "invalid_choice",
  message: `Choose a day from today to ${daysAheadMax} days from now, or none.`,
  status: 422,
  field: "preferredOn",
});

const noConsent = refuse({
  code: "missing_choice",
  message: "We can only hold the chat if you agree that we write to you on WhatsApp.",
  status: 422,
  field: "consent",
});
