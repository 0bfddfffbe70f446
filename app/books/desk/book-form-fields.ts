import { z } from "zod";

import { readBy } from "#app/forms/fields.ts";
import { readDay, readReference } from "#app/payments/payouts-and-disputes/book-fields.ts";

const text = z.string().default("");

/** A dispute that was won after all. */
export const wonFields = z.object({
  reference: readBy(readReference),
  on: readBy((typed) => readDay(typed, new Date())),
});

/** What left a gateway. The subject reads it as a whole: an amount is one of its currency. */
export const takingFields = z.object({
  /** Made with the form, so that a button pressed twice records once. */
  request_key: text,
  account: text,
  payment: text,
  reference: text,
  currency: text,
  amount: text,
  fee: text,
  on: text,
});
