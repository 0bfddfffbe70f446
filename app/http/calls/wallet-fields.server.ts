import { z } from "zod";

import { toWire } from "#app/money/money.ts";
import type { UserId } from "#app/platform/ids.ts";
import { walletWithLog } from "#app/wallet/wallet-log.server.ts";

export const walletFields = {
  wallet_amount: z.number().int(),
  wallet_currency: z.string().nullable().describe("Null while there is no wallet"),
  wallet_log: z.array(
    z.object({
      at: z.string(),
      text: z.string(),
      amount: z.number().int(),
      currency: z.string(),
      balance: z.number().int(),
    }),
  ),
};

export async function readWalletFields(userId: UserId) {
  const { balance, log } = await walletWithLog(userId);
  return {
    wallet_amount: toWire(balance?.amount ?? 0n),
    wallet_currency: balance?.currency ?? null,
    wallet_log: log.map((entry) => ({
      at: entry.at.toISOString(),
      text: entry.text,
      amount: toWire(entry.amount),
      currency: entry.currency,
      balance: toWire(entry.balance),
    })),
  };
}
