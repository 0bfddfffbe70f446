import { z } from "zod";

/** Three letters; whether we sell in it is refused further in, with a sentence. */
export const wireCurrency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((code) => code.toUpperCase());

/** The same where a sentence for people is to say that it is missing. */
export const wireCurrencyOrNone = z
  .union([z.literal("").transform(() => null), wireCurrency])
  .nullish()
  .describe("Three letters");

/** Yes or no, as programs and forms write it. Left out means no. */
export const wireFlag = z
  .union([z.boolean(), z.enum(["true", "false", "1", "0", "on", ""]), z.literal(0), z.literal(1)])
  .nullish()
  .transform((value) => value === true || value === 1 || value === "true" || value === "1" || value === "on");

/** An asserted amount, in hundredths: compared, never trusted. */
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

/** What the spec's client sends besides: accepted, and without any effect on price or identity. */
export const ignoredFields = {
  country: ignored,
  from_web: ignored,
  user_id: ignored,
  cart_from_frontend: ignored,
};
