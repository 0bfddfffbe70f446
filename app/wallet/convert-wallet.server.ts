import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";

import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { exchangePostings } from "#app/wallet/exchange.ts";
import { hasOpenHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { type RatesUsed, quoteConversion } from "#app/wallet/quote-conversion.server.ts";
import { wallets } from "#app/wallet/tables.server.ts";

/** `spread` is in the old currency. `rates` is null, and both sides equal, if nothing changes. */
export type Conversion = {
  from: Money;
  spread: bigint;
  to: Money;
  rates: RatesUsed | null;
};

type WantedConversion = { userId: UserId; to: string; now: Date };

/**
 * What a customer's wallet would hold in another currency: the whole free balance less our margin, at the rates of
 * `now`, rounded down to that currency's minor unit. Changes nothing. Refuses with 422 `unknown_currency`, and with 409
 * `no_wallet`, `hold_open` while money is set aside for an order, and as `quoteConversion` does.
 */
export async function previewConversion(tx: Db, wanted: WantedConversion): Promise<Outcome<Conversion>> {
  const { userId, to, now } = wanted;
  if (!isSupportedCurrency(to)) return refuse(unknownCurrency);
  const from = await walletBalance(tx, userId);
  if (!from) return noWallet;
  if (from.currency === to) return done({ from, spread: 0n, to: from, rates: null });
  if (await hasOpenHold(tx, userId)) return holdOpen;
  if (from.amount === 0n) return done({ from, spread: 0n, to: { amount: 0n, currency: to }, rates: null });
  const conversion = await quoteConversion(tx, { given: from, to, now });
  if (!conversion.ok) return conversion;
  const { spread, received, rates } = conversion.value;
  return done({ from, spread, to: { amount: received, currency: to }, rates });
}

/** Recalculated under the wallet's lock. Refuses as `previewConversion`. */
export async function convertWallet(tx: Db, wanted: WantedConversion): Promise<Outcome<Conversion>> {
  const { userId, now } = wanted;
  await lockWallet(tx, userId);
  const preview = await previewConversion(tx, wanted);
  if (!preview.ok || preview.value.from.currency === preview.value.to.currency) return preview;

  const { from, spread, to } = preview.value;
  if (from.amount > 0n) {
    const margin = spread > 0n ? `, with ${formatMoney(spread, from.currency)} taken off as our margin` : "";
    const wallet = walletOf(userId);
    const changed = {
      from: from.currency,
      given: from.amount,
      spread,
      to: to.currency,
      received: to.amount,
    };
    await moveFunds(tx, {
      kind: "conversion",
      reference: randomUUID(),
      userId,
      text: `Changed ${formatMoney(from.amount, from.currency)} into ${formatMoney(to.amount, to.currency)}${margin}`,
      now,
      postings: exchangePostings(changed, { source: wallet, destination: wallet }),
    });
  }
  await tx.update(wallets).set({ currency: to.currency }).where(eq(wallets.userId, userId));
  return preview;
}

const noWallet = refuse({
  code: "no_wallet",
  message: "Your wallet is empty. Add funds to use it.",
  status: 409,
});

const holdOpen = refuse({
  code: "hold_open",
  message: "Part of your wallet is set aside for an order that is being paid. Try again when that is done.",
  status: 409,
});
