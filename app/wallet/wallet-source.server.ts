import { sql } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { postings, transfers } from "#app/wallet/tables.server.ts";

/** `fromSetAside`: paid from what was set aside, which the wallet had given before. */
export type WalletFacts = {
  text: string;
  moves: { currency: Currency; amount: string; fromSetAside: string }[];
};

export function walletSource(userId: UserId): TimelineSource {
  const [wallet, held] = [walletOf(userId), heldFor(userId)];
  const ofWallet = sql`part.transfer_id = event.id and (part.source = ${wallet} or part.destination = ${wallet}
    or (part.source = ${held} and part.destination <> ${wallet}))`;
  return {
    kind: "wallet",
    at: sql`event.at`,
    id: sql`event.id`,
    facts: sql`json_build_object('text', event.text, 'moves', (select coalesce(json_agg(json_build_object(
      'currency', moved.currency, 'amount', moved.amount::text, 'fromSetAside', moved.set_aside::text)), '[]')
      from (select part.currency,
        sum(case when part.destination = ${wallet} then part.amount when part.source = ${wallet} then -part.amount else 0 end) as amount,
        sum(case when part.source = ${held} and part.destination <> ${wallet} then part.amount else 0 end) as set_aside
        from ${postings} part where ${ofWallet} group by part.currency) moved))`,
    from: sql`${transfers} event where event.user_id = ${userId} and exists (select from ${postings} part where ${ofWallet})`,
  };
}
