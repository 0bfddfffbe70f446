import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { lockWallet, walletBalance } from "#app/wallet/balance.server.ts";
import { holdFunds } from "#app/wallet/hold-funds.server.ts";
import { quoteConversionToReceive } from "#app/wallet/quote-conversion.server.ts";

/**
 * Sets aside what a wallet gives for an order, which may be in another currency: then so much of the wallet's own as is
 * worth the share at the rates of now, with our margin. It is changed when the order is paid, by those rates, and not at
 * all when it is not. Refuses as `holdFunds` and `quoteConversionToReceive` do.
 */
export async function holdShare(
  tx: Db,
  hold: { orderId: OrderId; userId: UserId; share: Money; now: Date; text?: string },
): Promise<Outcome<null>> {
  const { share, ...about } = hold;
  await lockWallet(tx, hold.userId);
  const wallet = await walletBalance(tx, hold.userId);
  if (!wallet || wallet.currency === share.currency) return holdFunds(tx, { ...about, ...share });
  const conversion = await quoteConversionToReceive(tx, {
    from: wallet.currency,
    wanted: share,
    now: hold.now,
  });
  if (!conversion.ok) return conversion;
  const { given, spread } = conversion.value;
  return holdFunds(tx, { ...about, currency: wallet.currency, amount: given, pays: { ...share, spread } });
}
