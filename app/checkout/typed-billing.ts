import { z } from "zod";

import { hostCookie, setHostCookie } from "#app/platform/sign-in-cookie.ts";
import { type Billing, billingLimits } from "#app/orders/billing.ts";

/** Contains a name, so a cookie holds it, never an address. */
const typedBillingCookie = "landfall_receipt";

const halfAnHourInSeconds = 1_800;

export function keepTypedBilling(purchaseId: string, billing: Billing, siteUrl: string): string {
  const written = encodeURIComponent(JSON.stringify({ purchaseId, ...billing }));
  return setHostCookie({ name: typedBillingCookie, value: written, seconds: halfAnHourInSeconds, siteUrl });
}

const kept = z.object({
  purchaseId: z.string(),
  name: z.string().max(billingLimits.nameMax),
  country: z.string().length(2),
  taxNumber: z.string().max(billingLimits.taxNumberMax).nullable(),
});

export function readTypedBilling(
  cookieHeader: string | null,
  purchaseId: string,
  siteUrl: string,
): Billing | null {
  const name = hostCookie(typedBillingCookie, siteUrl);
  const pairs = (cookieHeader ?? "").split(";").map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  const read = kept.safeParse(found ? parsed(found.slice(name.length + 1)) : null);
  if (!read.success || read.data.purchaseId !== purchaseId) return null;
  const { name: billed, country, taxNumber } = read.data;
  return { name: billed, country, taxNumber };
}

/** Visitors can forge cookies; unreadable ones count as none. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(written));
  } catch {
    return null;
  }
}
