import { z } from "zod";

import { accountBilling, type Billing } from "#app/orders/billing.ts";
import { checkBilling } from "#app/orders/check-billing.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** A safety limit only: real limits refuse with a message. */
const billingText = z.string().max(1_000).nullish();

/** Missing fields come from the account. */
export const wireBilling = {
  billing_name: billingText.describe("1 to 100 characters; without it, the customer’s name"),
  billing_country: billingText.describe("Alpha-2; without it, the account’s country"),
  tax_number: billingText.describe("At most 30 letters, digits, spaces, hyphens, full stops and slashes"),
};

type WireBilling = z.infer<z.ZodObject<typeof wireBilling>>;

const wireNames: Record<keyof Billing, keyof WireBilling> = {
  name: "billing_name",
  country: "billing_country",
  taxNumber: "tax_number",
};

/** Null when the call names none. Refuses with `invalid_billing`, naming the field. */
export function readBilling(wire: WireBilling, user: CurrentUser): Outcome<Billing | null> {
  const [name, country, taxNumber] = [wire.billing_name, wire.billing_country, wire.tax_number].map(
    (text) => text?.trim() || null,
  );
  if (!name && !country && !taxNumber) return done(null);
  const account = accountBilling(user);
  const billing = {
    name: name ?? account.name,
    country: country?.toUpperCase() ?? account.country,
    taxNumber: taxNumber ?? null,
  };
  const fault = checkBilling(billing);
  if (!fault) return done(billing);
  const { message, field } = fault;
  return refuse({ code: "invalid_billing", message, status: 422, field: wireNames[field] });
}
