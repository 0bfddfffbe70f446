import { beforeAll, expect, test } from "vitest";

import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { connect, disconnect } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { checkLedger, fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();
beforeAll(async () => {
  await disconnect();
  connect(process.env["DATABASE_URL"]!, 1);
  await openShop();
});

const many = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 12 }, work));

test("whoever holds a connection needs no second one: twelve at once buy, pay and settle over one", async () => {
  await many(async () => {
    const user = await makeBuyer();
    await fund(user.id, 500_000n);
    valueOf(await buyWithWallet(purchaseOf(user)));
    const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
    fakeRazorpay.capture(started.gatewayOrderId);
    const settled = await settlePayment({
      gateway: "razorpay",
      gatewayOrderId: started.gatewayOrderId,
      now: noon,
    });
    expect(settled.ok).toBe(true);
  });
  await checkLedger();
});
