import { randomUUID } from "node:crypto";

import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { approveAdjustment, declineRequest } from "#app/wallet/decide-adjustment.server.ts";
import { approveRefund, declineRefundRequest } from "#app/orders/desk/approve-refund.server.ts";
import { listOwedToWallets } from "#app/refunds/list-owed-to-wallets.server.ts";
import { listRefundRequests } from "#app/refunds/list-refund-requests.server.ts";
import { listWalletRequests } from "#app/wallet/list-wallet-requests.server.ts";
import { db } from "#app/platform/db.server.ts";
import { recordAdjustment } from "#app/wallet/adjust-wallet.server.ts";
import { minutesLater } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = minutesLater(60);
const credit = { direction: "credit", currency: "INR", reason: "A gesture for the long wait", now } as const;

export const walletUseCases: DeskUseCase[] = [
  {
    action: "adjust_wallet",
    name: "adjustWallet",
    async call(member) {
      const { id: userId } = await makeCustomer();
      return adjustWallet({ member, userId, ...credit, amount: 1_000n, requestKey: randomUUID() });
    },
  },
  {
    action: "approve_adjustment",
    name: "approveAdjustment",
    call: async (member) => approveAdjustment({ member, adjustmentId: await asked(), now }),
  },
  {
    action: "approve_adjustment",
    name: "declineRequest",
    call: async (member) =>
      declineRequest({ member, adjustmentId: await asked(), reason: "Too much for this", now }),
  },
  {
    action: "refund",
    name: "approveRefund",
    call: (member) => approveRefund({ member, requestId: randomUUID(), now }),
  },
  {
    action: "refund",
    name: "declineRefundRequest",
    call: (member) =>
      declineRefundRequest({ member, requestId: randomUUID(), reason: "Too much for this", now }),
  },
  {
    action: "refund",
    name: "listOwedToWallets",
    call: (member) => listOwedToWallets(member, now),
  },
  { action: "refund", name: "listRefundRequests", call: (member) => listRefundRequests(member) },
  {
    action: "approve_adjustment",
    name: "listWalletRequests",
    call: (member) => listWalletRequests(member),
  },
];

/** What another manager has asked for, above the limit. What comes before a use case is not logged by itself. */
async function asked(): Promise<string> {
  const [{ id: askedBy }, { id: userId }] = [await makeMember("manager"), await makeCustomer()];
  const { now: askedAt, ...input } = { ...credit, direction: "credit" as const };
  const wanted = { ...input, id: randomUUID(), userId, askedBy, askedAt, amount: 5_000_000n };
  return db.transaction(async (tx) => (await recordAdjustment(tx, wanted)).id);
}
