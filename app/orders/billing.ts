/** Who an order is billed to. `country` is alpha-2. */
export type Billing = { name: string; country: string; taxNumber: string | null };

export const billingLimits = { nameMax: 100, taxNumberMax: 30 };

/** Letters, digits, spaces, hyphens, full stops and slashes, as an input's `pattern` writes it. */
export const taxNumberPattern = String.raw`[A-Za-z0-9 .\/\-]*`;

/** Who is billed where a customer says nothing of it: the account. */
export function accountBilling(account: { firstName: string; lastName: string; country: string }): Billing {
  const name = `${account.firstName} ${account.lastName}`.trim().slice(0, billingLimits.nameMax);
  return { name, country: account.country, taxNumber: null };
}
