import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { holdFunds } from "#app/wallet/hold-funds.server.ts";
import { quoteConversionToReceive } from "#app/wallet/quote-conversion.server.ts";
import { type NewHold, takeHold } from "#app/wallet/write-hold.server.ts";

type ShareToHold = Omit<NewHold, "currency" | "amount" | "pays"> & { share: Money };

/**
 * Sets aside what a wallet gives for an order, which may be in another currency: then so much of the wallet's own as is
 * worth the share at the rates of now, with our margin. It is changed when the order is paid, by those rates, and not at
 * all when it is not. Refuses as `holdFunds` and `quoteConversionToReceive` do.
 */
export async function holdShare(tx: Db, { share, ...about }: ShareToHold): Promise<Outcome<null>> {
  if (await takeHold(tx, { ...about, ...share })) return done(null);
  await lockWallet(tx, about.userId);
  const wallet = await walletBalance(tx, about.userId);
  if (!wallet || wallet.currency === share.currency) return holdFunds(tx, { ...about, ...share });
  const conversion = await quoteConversionToReceive(tx, {
    from: wallet.currency,
    wanted: share,
    now: about.now,
  });
  if (!conversion.ok) return conversion;
  const { given, spread } = conversion.value;
  return holdFunds(tx, { ...about, currency: wallet.currency, amount: given, pays: { ...share, spread } });
}
