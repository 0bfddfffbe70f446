import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { previewConversion } from "#app/wallet/convert-wallet.server.ts";

/** `balance` is hundredths of the purchase's currency. */
export type UsableWallet = { balance: bigint };

/**
 * What a customer's wallet would hold in a purchase's currency; null without a wallet. Nothing is changed: a wallet
 * in another currency is converted inside the purchase. Refuses as `previewConversion` does.
 */
export async function usableWallet(
  userId: string,
  currency: string,
  now: Date,
): Promise<Outcome<UsableWallet | null>> {
  const preview = await previewConversion(db, { userId, to: currency, now });
  if (preview.ok) return done({ balance: preview.value.to.amount });
  return preview.refusal.code === "no_wallet" ? done(null) : preview;
}
