import { formatMoney } from "#app/money/format.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { lostDisputes } from "#app/payments/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { type Exchange, exchange, exchangeToReceive, exchangePostings } from "#app/wallet/exchange.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { exchangeTerms } from "#app/wallet/quote-conversion.server.ts";

type Dispute = typeof lostDisputes.$inferSelect;
type Lost = Pick<Dispute, "id" | "reference" | "currency" | "amount"> & { userId: UserId; now: Date };

/**
 * Up to `twice`, once per dispute; another currency converts at today's rate without margin. Returns the amount in
 * the dispute's currency. Refuses as `conversionRates`.
 */
export async function recoverFromWallet(
  tx: Transaction,
  lost: Lost,
  twice: bigint,
): Promise<Outcome<bigint>> {
  const { id, reference, userId, currency, now } = lost;
  if (twice <= 0n) return done(0n);
  await lockWallet(tx, userId);
  const wallet = await walletBalance(tx, userId);
  if (!wallet || wallet.amount <= 0n) return done(0n);
  const text = `Taken off: your bank gave you back ${formatMoney(lost.amount, currency)} of a payment (dispute ${reference})`;
  const movement = { kind: "dispute_recovered", reference: id, userId, now };
  const ways = { source: walletOf(userId), destination: "disputes" } as const;
  if (wallet.currency === currency) {
    const amount = twice < wallet.amount ? twice : wallet.amount;
    await moveFunds(tx, { ...movement, text, postings: [{ ...ways, currency, amount }] });
    return done(amount);
  }
  const terms = await exchangeTerms(tx, { from: wallet.currency, to: currency, now });
  if (!terms.ok) return terms;
  const changed = changedUpTo(twice, wallet.amount, { ...terms.value, spreadPoints: 0n });
  if (changed.received === 0n) return done(0n);
  const told = `${text}, ${formatMoney(changed.given, wallet.currency)} changed into ${formatMoney(changed.received, currency)}`;
  await moveFunds(tx, { ...movement, text: told, postings: exchangePostings(changed, ways) });
  return done(changed.received);
}

/** Largest part of `balance` that converts to at most `wanted`. */
function changedUpTo(wanted: bigint, balance: bigint, terms: Parameters<typeof exchange>[1]): Exchange {
  const enough = exchangeToReceive(wanted, terms).given;
  let given = enough < balance ? enough : balance;
  // One minor unit of a coarse currency can be worth several of the other.
  while (exchange(given, terms).received > wanted) given -= minorUnitOf(terms.from);
  return exchange(given, terms);
}
