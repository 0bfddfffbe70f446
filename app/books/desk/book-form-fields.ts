import { z } from "zod";

const text = z.string().default("");

/** A dispute that was won after all. */
export const wonFields = z.object({ reference: text, on: text });

/** What left a gateway. The subject reads it as a whole: an amount is one of its currency. */
export const takingFields = wonFields.extend({
  /** Made with the form, so that a button pressed twice records once. */
  request_key: text,
  account: text,
  payment: text,
  currency: text,
  amount: text,
  fee: text,
});
