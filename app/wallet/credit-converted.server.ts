import { convertDown } from "#app/currencies/convert.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { creditWallet, type WalletCredit } from "#app/wallet/credit-wallet.server.ts";
import { findTransfer, moveFunds } from "#app/wallet/move-funds.server.ts";

/**
 * Puts money into a wallet whatever the wallet holds: in another currency it is changed at today's rates, rounded
 * down, in the same transfer. Once for each kind and reference. Refuses with `currency_paused` when there is no rate
 * to change by, and with `wallet_other_currency` when it is too little for one step of the wallet's currency.
 */
export async function creditConverted(tx: Db, credit: WalletCredit): Promise<Outcome<null>> {
  const credited = await creditWallet(tx, credit);
  if (credited.ok) return done(null);
  const { userId, currency, amount, kind, reference, words, source, now } = credit;
  await lockWallet(tx, userId);
  if (await findTransfer(tx, kind, reference)) return done(null);
  const held = (await walletBalance(tx, userId))?.currency ?? currency;
  const [from, to] = [await freshRate(currency, now, tx), await freshRate(held, now, tx)];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const changed = convertDown(amount, from.value.perUsd, to.value.perUsd, held);
  if (changed === 0n) return credited;
  await moveFunds(tx, {
    kind,
    reference,
    userId,
    words: `${words}, ${formatMoney(amount, currency)} changed into ${formatMoney(changed, held)}`,
    now,
    postings: [
      { source, destination: "exchange", currency, amount },
      { source: "exchange", destination: walletOf(userId), currency: held, amount: changed },
    ],
  });
  return done(null);
}
