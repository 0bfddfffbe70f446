import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";

import { convertDown } from "#app/currencies/convert.ts";
import { isSupportedCurrency } from "#app/currencies/currency.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { unknownCurrency } from "#app/currencies/rate-rules.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance, type WalletBalance } from "#app/wallet/balance.server.ts";
import { hasOpenHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { wallets } from "#app/wallet/tables.server.ts";

/** A whole wallet before and after. The two are equal when it is in that currency already. */
export type Conversion = { from: WalletBalance; to: WalletBalance };

type WantedConversion = { userId: string; to: string; now: Date };

/**
 * What a customer's wallet would hold in another currency: the whole free balance at the rates of `now`,
 * rounded down to that currency's step. Changes nothing. Refuses with 422 `unknown_currency`, and with 409
 * `no_wallet`, `hold_open` while money is set aside for an order, or `conversion_failed`.
 */
export async function previewConversion(tx: Db, wanted: WantedConversion): Promise<Outcome<Conversion>> {
  const { userId, to, now } = wanted;
  if (!isSupportedCurrency(to)) return refuse(unknownCurrency);
  const from = await walletBalance(tx, userId);
  if (!from) return noWallet;
  if (from.currency === to) return done({ from, to: from });
  if (await hasOpenHold(tx, userId)) return holdOpen;

  const fromRate = await freshRate(from.currency, now, tx);
  const toRate = await freshRate(to, now, tx);
  if (!fromRate.ok || !toRate.ok) return conversionFailed(from.currency, to);
  const amount = convertDown(from.amount, fromRate.value.perUsd, toRate.value.perUsd, to);
  // Too little for one step of the other currency: changing it would be taking it.
  if (amount === 0n && from.amount > 0n) return conversionFailed(from.currency, to);
  return done({ from, to: { amount, currency: to } });
}

/** Changes the whole free balance, as previewed but under the wallet's lock. The refusals are the same. */
export async function convertWallet(tx: Db, wanted: WantedConversion): Promise<Outcome<Conversion>> {
  const { userId, now } = wanted;
  await lockWallet(tx, userId);
  const preview = await previewConversion(tx, wanted);
  if (!preview.ok || preview.value.from.currency === preview.value.to.currency) return preview;

  const { from, to } = preview.value;
  if (from.amount > 0n) {
    await moveFunds(tx, {
      kind: "conversion",
      reference: randomUUID(),
      userId,
      words: `Changed ${formatMoney(from.amount, from.currency)} into ${formatMoney(to.amount, to.currency)}`,
      now,
      // Two movements against one account of ours, so that each currency balances by itself.
      postings: [
        { source: walletOf(userId), destination: "exchange", ...from },
        { source: "exchange", destination: walletOf(userId), ...to },
      ],
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

function conversionFailed(from: string, to: string): Refused {
  return refuse({
    code: "conversion_failed",
    message: `Your wallet is in ${from} and could not be changed to ${to}. You can pay the whole amount another way.`,
    status: 409,
  });
}
