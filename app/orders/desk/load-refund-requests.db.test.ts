import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { loadRefundRequests } from "#app/orders/desk/load-refund-requests.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

beforeAll(openShop);

test("whoever approves a refund, or looks at its order, reads of which service it is", async () => {
  const [asker, approver] = [await makeMember("manager"), await makeMember("manager")];
  const [large, other] = await Promise.all(
    [12, 12].map((universities) => buyServices([configured("complete-application", { universities })])),
  );
  const { orderId, itemId } = large!;
  for (const [item, minutes] of [
    [itemId, 0],
    [null, 1],
  ] as const) {
    const now = new Date(noon.getTime() + minutes * 60_000);
    const input = { member: asker, orderId, itemId: item, amount: "55000", reason: "Not needed", now };
    const shown = valueOf(await previewRefund(input));
    expect(valueOf(await refundAtDesk({ ...input, shown, requestKey: randomUUID() }))).toHaveProperty(
      "waits",
    );
  }
  const notes = (await loadRefundRequests(approver)).map(({ order }) => order.note);
  expect(notes).toEqual(["Complete application help", "The whole order"]);
  expect(await loadRefundRequests(approver, orderId)).toHaveLength(2);
  expect(await loadRefundRequests(approver, other!.orderId)).toEqual([]);
});
