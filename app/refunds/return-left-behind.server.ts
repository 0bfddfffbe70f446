import { deletedAccounts } from "#app/accounts/deleted-accounts.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { walletsWithMoneyOf } from "#app/wallet/wallets-with-money.server.ts";

const atOnce = 200;

/** For deleted accounts. Money without a source to return to is logged and stays the customer's in the books. */
export async function returnLeftBehind(now: Date): Promise<void> {
  for (const userId of await walletsWithMoneyOf(db, deletedAccounts(db), atOnce)) {
    try {
      await returnAllOf(userId, now);
    } catch (error) {
      log.error({ user: userId, error }, "money of a deleted account could not be sent back");
    }
  }
}

async function returnAllOf(userId: UserId, now: Date): Promise<void> {
  for (const { reference } of await listSendable(userId)) {
    const sent = await sendBack({ userId, reference, now });
    if (!sent.ok && sent.refusal.code !== "already_spent")
      log.error({ reference, code: sent.refusal.code }, "money of a deleted account could not be sent back");
  }
  const left = await walletBalance(db, userId);
  if (left && left.amount > 0n)
    log.error({ user: userId, currency: left.currency }, "money of a deleted account has no source");
}
