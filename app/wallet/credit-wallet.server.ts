import { eq } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";
import { type Account, walletOf } from "#app/wallet/accounts.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { hasOpenHold } from "#app/wallet/hold-funds.server.ts";
import { findTransfer, moveFunds } from "#app/wallet/move-funds.server.ts";
import { wallets } from "#app/wallet/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type WalletCredit = {
  userId: UserId;
  currency: Currency;
  amount: bigint;
  kind: string;
  reference: string;
  text: string;
  source: Account;
  gatewayPaymentId?: string | undefined;
  now: Date;
};

/**
 * Once per kind and reference. The first credit sets the currency, as does one to an empty wallet. Refuses: 409
 * `wallet_other_currency` while it holds other money, even set aside.
 */
export async function creditWallet(
  tx: Db,
  credit: WalletCredit,
): Promise<Outcome<{ transferId: string; already: boolean }>> {
  const { userId, currency, kind, reference, text, source, amount, gatewayPaymentId, now } = credit;
  await tx.insert(wallets).values({ userId, currency }).onConflictDoNothing();
  await lockWallet(tx, userId);
  const earlier = await findTransfer(tx, kind, reference);
  if (earlier) return done({ transferId: earlier, already: true });

  const refused = await takeCurrency(tx, userId, currency);
  if (refused) return refused;
  const postings = [{ source, destination: walletOf(userId), currency, amount }];
  return done(await moveFunds(tx, { kind, reference, userId, text, gatewayPaymentId, now, postings }));
}

/** The caller has locked the wallet. */
async function takeCurrency(tx: Db, userId: UserId, currency: Currency): Promise<Refused | null> {
  const wallet = await walletBalance(tx, userId);
  if (!wallet || wallet.currency === currency) return null;
  if (wallet.amount > 0n || (await hasOpenHold(tx, userId))) {
    return refuse({
      code: "wallet_other_currency",
      message: `The wallet is in ${wallet.currency} and cannot take ${currency} until that is spent.`,
      status: 409,
    });
  }
  await tx.update(wallets).set({ currency }).where(eq(wallets.userId, userId));
  return null;
}
