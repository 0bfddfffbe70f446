import { z } from "zod";

import { readBy } from "#app/forms/fields.ts";
import { readDay, readReference } from "#app/payments/payouts-and-disputes/book-fields.ts";

const text = z.string().default("");

export const wonFields = z.object({
  reference: readBy(readReference),
  on: readBy((typed) => readDay(typed, new Date())),
});

export const takingFields = z.object({
  /** Created with the form, so pressing the button twice records once. */
  request_key: text,
  account: text,
  payment: text,
  reference: text,
  currency: text,
  amount: text,
  fee: text,
  on: text,
});
