export type Billing = { name: string; country: string; taxNumber: string | null };

export const billingLimits = { nameMax: 100, taxNumberMax: 30 };

export const taxNumberPattern = String.raw`[A-Za-z0-9 .\/\-]*`;

export function accountBilling(account: { firstName: string; lastName: string; country: string }): Billing {
  const name = `${account.firstName} ${account.lastName}`.trim().slice(0, billingLimits.nameMax);
  return { name, country: account.country, taxNumber: null };
}
