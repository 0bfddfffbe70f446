import { UserId } from "#app/platform/ids.ts";

/** Money enters through `grants` or a gateway's clearing account. */
export type HouseAccount =
  | "sales"
  /** The gateways' premium paid on top. */
  | "premium"
  /** The counterpart of every currency conversion. */
  | "exchange"
  /** Our conversion margin. */
  | "exchange_spread"
  | "grants"
  | "refunds"
  | "bank"
  /** Kept by gateways from payouts or for disputes. */
  | "gateway_fees"
  | "disputes"
  | "adjustments";

/** Customer accounts never go below zero; ours and the gateways' may. */
export type Account = `wallet:${string}` | `held:${string}` | `clearing:${string}` | HouseAccount;

export function walletOf(userId: UserId): Account {
  return `wallet:${userId}`;
}

export function heldFor(userId: UserId): Account {
  return `held:${userId}`;
}

/** What a gateway holds for us in one account, not yet paid out. */
export function clearing(account: string): Account {
  return `clearing:${account}`;
}

/** Null for accounts that belong to no customer. */
export function customerOf(account: string): UserId | null {
  return UserId.nullable().parse(/^(?:wallet|held):(.+)$/.exec(account)?.[1] ?? null);
}
