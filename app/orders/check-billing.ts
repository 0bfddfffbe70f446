import { unprintable } from "#app/accounts/registration/registration.ts";
import { countries } from "#app/currencies/countries.ts";
import { type Billing, billingLimits, taxNumberPattern } from "#app/orders/billing.ts";

type BillingFault = { field: keyof Billing; message: string };

/** Null when all is fine. Loads every country: server only. */
export function checkBilling({ name, country, taxNumber }: Billing): BillingFault | null {
  const { nameMax, taxNumberMax } = billingLimits;
  if (name.length === 0 || name.length > nameMax) {
    return { field: "name", message: `Enter a billing name of at most ${nameMax} characters.` };
  }
  if (unprintable.test(name)) {
    return { field: "name", message: "The billing name has a character that cannot be shown." };
  }
  if (!countries().some(({ code }) => code === country)) {
    return { field: "country", message: "Choose a billing country from the list." };
  }
  if (taxNumber !== null && (taxNumber.length > taxNumberMax || !taxNumberShape.test(taxNumber))) {
    const message = `Enter a tax number of at most ${taxNumberMax} letters, digits, spaces, hyphens, full stops and slashes.`;
    return { field: "taxNumber", message };
  }
  return null;
}

const taxNumberShape = new RegExp(`^${taxNumberPattern}$`);
