import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);

let serve: Serve;
let owner: Browser;

beforeAll(async () => {
  await openShop();
  [serve, owner] = await Promise.all([serveSite(), sitAtDesk()]);
});

const pageText = async (path: string) => {
  const answer = await serve(owner.request(path));
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
};

test("a failed refund offers to say that it was paid by bank transfer; a large one then waits for a colleague", async () => {
  const user = await makeBuyer("FR");
  const what = { configurations: [configured("complete-application", { universities: 12 })] };
  const { orderId } = await buyAt(stripe, purchaseOf(user, { what }));
  const asked = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system", now: noon };
  const { id: refundId } = valueOf(await refundOrder(asked));
  stripe.refuseRefunds = "refund_impossible";
  await sendRefund(refundId, noon);
  expect(await pageText("/staff/refunds?state=failed")).toMatch(
    /Try again .* Transfer reference .* Record the Transfer/,
  );
  const transfer = { reference: "UTR 77", paidOn: "2026-10-02", reason: "The card was closed" };
  const said = { refundId, ...transfer, requestKey: randomUUID(), now: minutesLater(60) };
  valueOf(await markPaidByHand({ member: await makeMember("manager"), ...said }));
  const after = await pageText("/staff/refunds?state=failed&done=by_hand_waits");
  expect(after).toContain("a colleague has to approve it");
  expect(after).not.toContain("Record the Transfer");
  const requests = await pageText("/staff/wallet-requests");
  expect(requests).toMatch(/UTR 77, 2 October 2026 The card was closed .* Approve/);
});
