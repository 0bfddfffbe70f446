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
 * Puts money into a wallet whatever the wallet holds: in another currency it is changed at today's rates, our margin
 * taken off, rounded down, in the same transfer. Once for each kind and reference. Refuses as `conversionRates` does
 * when there is no rate to change by, and with `wallet_other_currency` when it is too little for one minor unit of the
 * wallet's currency.
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
