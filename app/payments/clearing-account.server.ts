import type { Payment } from "#app/payments/record-payment.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { gatewayAccounts } from "#app/payments/gateways/registry.ts";
import { type Account, clearing } from "#app/wallet/accounts.ts";

/** The account of our books through which a payment's money comes in. */
export function clearingOf(payment: Payment): Account {
  const account = gatewayAccounts.find((one) => one === payment.gatewayAccount);
  invariant(account, `${payment.gatewayAccount} is one of our gateway accounts`);
  return clearing(account);
}
