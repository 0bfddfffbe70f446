import { formatMoney } from "#app/money/format.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { creditWallet, type WalletCredit } from "#app/wallet/credit-wallet.server.ts";
import { exchange, exchangePostings } from "#app/wallet/exchange.ts";
import { findTransfer, moveFunds } from "#app/wallet/move-funds.server.ts";
import { exchangeTerms } from "#app/wallet/quote-conversion.server.ts";

/**
 * Once per kind and reference. Another currency converts at today's rates, less our margin, rounded down. Refuses as
 * `conversionRates`, and `wallet_other_currency` below one minor unit.
 */
export async function creditConverted(tx: Db, credit: WalletCredit): Promise<Outcome<null>> {
  const credited = await creditWallet(tx, credit);
  if (credited.ok) return done(null);
  const { userId, currency, amount, kind, reference, text, source, now } = credit;
  await lockWallet(tx, userId);
  if (await findTransfer(tx, kind, reference)) return done(null);
  const held = (await walletBalance(tx, userId))?.currency ?? currency;
  const terms = await exchangeTerms(tx, { from: currency, to: held, now });
  if (!terms.ok) return terms;
  const changed = exchange(amount, terms.value);
  if (changed.received === 0n) return credited;
  const { spread, received } = changed;
  const margin = spread > 0n ? `, with ${formatMoney(spread, currency)} taken off as our margin` : "";
  await moveFunds(tx, {
    kind,
    reference,
    userId,
    text: `${text}, ${formatMoney(amount, currency)} changed into ${formatMoney(received, held)}${margin}`,
    now,
    postings: exchangePostings(changed, { source, destination: walletOf(userId) }),
  });
  return done(null);
}
