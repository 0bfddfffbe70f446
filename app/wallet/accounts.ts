import { UserId } from "#app/platform/ids.ts";

/** Our own accounts. Money comes in from `grants` or a gateway's clearing account and ends in the others. */
export type HouseAccount =
  /** Prices paid. */
  | "sales"
  /** The gateways' premium paid on top. */
  | "premium"
  /** The other side of every change of currency. */
  | "exchange"
  /** What we keep of money that is changed. */
  | "exchange_spread"
  /** What we give away, the demo's opening balance among it. */
  | "grants"
  /** What we give back. */
  | "refunds"
  /** Our bank: what gateways have paid out to us. */
  | "bank"
  /** What gateways keep for themselves, of a payout or for a dispute. */
  | "gateway_fees"
  /** What customers' banks took back for good. */
  | "disputes"
  /** The other side of what the desk puts into a wallet, or takes out of it, by hand. */
  | "adjustments";

/** An account's address in the ledger. A customer's two never fall below zero; ours and the gateways' may. */
export type Account = `wallet:${string}` | `held:${string}` | `clearing:${string}` | HouseAccount;

/** What a customer can spend. */
export function walletOf(userId: UserId): Account {
  return `wallet:${userId}`;
}

/** What a customer has set aside for orders not settled yet. */
export function heldFor(userId: UserId): Account {
  return `held:${userId}`;
}

/** What a gateway took for us through one of our accounts there, and has not paid out. */
export function clearing(account: string): Account {
  return `clearing:${account}`;
}

/** The customer whose money an account holds, or null for an account that is nobody's. */
export function customerOf(account: string): UserId | null {
  return UserId.nullable().parse(/^(?:wallet|held):(.+)$/.exec(account)?.[1] ?? null);
}
