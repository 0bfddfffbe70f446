import { z } from "zod";

import { formTokenField } from "#app/forms/sent-fields.ts";
import { wireFlag } from "#app/checkout/wire/wire-fields.ts";
import { wirePurchase } from "#app/checkout/wire/wire-purchase.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export const purchaseForm = z.object({
  ...wirePurchase,
  payment_platform: z.string().max(40).nullish(),
  make_payment_with_wallet: wireFlag,
  way_shown: z.string().max(40).nullish().describe("The way to pay that the form was drawn for"),
  intent: z.string().max(20).nullish().describe("`show`: only the figures of the chosen way are asked for"),
  back: z.string().max(2_000).nullish().describe("Where the form is, to show its error there"),
  [formTokenField]: z.string().max(200).nullish().describe("Proves that the form came from one of our pages"),
});

export type PurchaseInput = z.infer<typeof purchaseForm>;

/** An empty field is one that was left out; none is sent twice. */
export function readPurchaseForm(form: FormData): Outcome<PurchaseInput> {
  const filled = [...form].filter(([, value]) => value !== "");
  const repeated = new Set(filled.map(([name]) => name)).size < filled.length;
  const input = purchaseForm.safeParse(Object.fromEntries(filled));
  return repeated || !input.success ? notUnderstood : done(input.data);
}
