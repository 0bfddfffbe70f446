import { z } from "zod";

/** Checks the form only; unsupported currencies are refused later, with a message. */
export const wireCurrency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((code) => code.toUpperCase());

/** Optional, so that a missing one gets a readable message. */
export const wireCurrencyOrNone = z
  .union([z.literal("").transform(() => null), wireCurrency])
  .nullish()
  .describe("Three letters");

export const wireFlag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0", "on", ""]), z.literal(0), z.literal(1)])
  .nullish()
  .transform((value) => value === true || value === 1 || value === "true" || value === "1" || value === "on");

/** Hundredths; compared, never trusted. */
export const wireAmount = z
  .union([
    z.number().int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .refine((value) => Number.isSafeInteger(value) && value >= 0)
  .transform(BigInt);

export const wireId = z.uuid();

const ignored = z
  .union([z.string().max(500), z.number(), z.boolean()])
  .nullish()
  .describe("Accepted; changes nothing");

/** The specification's client sends these; they affect neither price nor identity. */
export const ignoredFields = {
  country: ignored,
  from_web: ignored,
  user_id: ignored,
  cart_from_frontend: ignored,
};
