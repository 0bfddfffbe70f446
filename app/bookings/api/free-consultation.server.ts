import { z } from "zod";

import { askForChat } from "#app/bookings/book-chat.server.ts";
import { callConsent } from "#app/bookings/consent-text.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { env } from "#app/platform/env.server.ts";
import { done } from "#app/platform/outcome.ts";
import { signedInCall } from "#app/http/calls/call.server.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";

const { country: _changesSomethingHere, ...ignored } = ignoredFields;

/** Optional: the specification's client has no such field. */
const wireConsent = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0", "on", "off", ""]), z.literal(0), z.literal(1)])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : agrees.includes(value)));

const agrees: unknown[] = [true, 1, "true", "1", "on"];

export const freeConsultation = signedInCall({
  path: "/service/free-consultation/",
  summary: "Books a free five-minute WhatsApp chat",
  input: z.object({
    mobile: z
      .union([z.string().max(40), z.number().int()])
      .nullish()
      .transform((mobile) => String(mobile ?? ""))
      .describe("The WhatsApp number: 6 to 14 digits, without the country code"),
    service: z.string().max(100).nullish().describe("What the chat is about: required"),
    contact_date: z.string().max(40).nullish().describe("The day one would like, yyyy-mm-dd, within 60 days"),
    country: z
      .string()
      .max(40)
      .nullish()
      .describe("The number’s country, two letters; left out, the account’s"),
    consent: wireConsent.describe(
      "To be written to on WhatsApp. Left out, the call itself is the request; false is refused",
    ),
    ...ignored,
  }),
  answer: z.object({ type: z.literal("Success"), msg: z.string() }),
  // The specification's client tells success from failure by `type`.
  refusalFields: { type: "Error" },
  async handle(input, { user, now, cookies }) {
    const booked = await askForChat({
      userId: user.id,
      mobile: input.mobile,
      country: input.country || user.country,
      service: input.service ?? "",
      preferredOn: input.contact_date ?? "",
      consent: input.consent ?? true,
      consentText: callConsent(env().SITE_NAME),
      timeZone: readTimeZone(cookies),
      now,
    });
    if (!booked.ok) return booked;
    return done({ type: "Success" as const, msg: "Your Free Consultation Session has been Booked" });
  },
});
