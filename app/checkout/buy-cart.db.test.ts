import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { cartCount } from "#app/cart/cart-count.server.ts";
import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  noShares,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";
import type { Currency } from "#app/money/currency.ts";
import { settle } from "#tests/checkout/at-razorpay.ts";

withFakeGateways();

const price = 199_900n;
const charged = 209_895n;

let user: CurrentUser;

beforeAll(openShop);
beforeEach(async () => {
  user = await makeBuyer();
  await add(coverLetter());
});

async function add(configuration: ReturnType<typeof coverLetter>, currency: Currency = "INR"): Promise<void> {
  valueOf(
    await addToCart({
      userId: user.id,
      configurations: [configuration],
      currency,
      now: noon,
      mayBuyShare: noShares,
    }),
  );
}

const fromWindow = () => purchaseOf(user, { what: { cart: true } });
const startFromWindow = (change: Partial<PaymentRequest> = {}) =>
  startPayment({ ...fromWindow(), gateway: "razorpay", ...change });
const statesOfOrders = async () => (await listOrders(user.id)).map((order) => order.state);

function codesOf(outcomes: Outcome<unknown>[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
}

/** Changes the cart just after it was read, as another window could. */
function afterTheCartIsRead(change: () => Promise<void>): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pool, "query") as unknown as { mockImplementation(with_: typeof query): void };
  spy.mockImplementation(async (...args) => {
    const answer = await query(...args);
    const { text = "" } = args[0] as { text?: string };
    if (/^select .* from "carts"/.test(text)) {
      vi.restoreAllMocks();
      await change();
    }
    return answer;
  });
}

describe("a cart that another window changes while it is bought", () => {
  test("is not charged in the currency that it had before", async () => {
    afterTheCartIsRead(async () => {
      await emptyCart(user.id);
      await add(coverLetter(), "USD");
    });
    expect(await startFromWindow()).toMatchObject({
      ok: false,
      refusal: { code: "cart_changed", status: 409 },
    });
    expect(await listOrders(user.id)).toEqual([]);
    expect(fakeRazorpay.starts).toBe(0);
  });

  test("is looked at again before it is paid", async () => {
    await fund(user.id, 10n * price);
    afterTheCartIsRead(() => add(configured("resume-help")));
    expect(await buyWithWallet(fromWindow())).toMatchObject({
      ok: false,
      refusal: {
        code: "cart_changed",
        message: "Your cart has changed in another window. Please look at it again.",
      },
    });
    expect(await balanceOf(user.id)).toBe(10n * price);
    expect(await cartCount(user.id)).toBe(2);
  });
});

describe("a cart that several windows buy", () => {
  test("from the wallet at once is one order", async () => {
    await fund(user.id, 10n * price);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => buyWithWallet(fromWindow())));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(["cart_changed", "cart_empty"]).toEqual(expect.arrayContaining([...new Set(codesOf(outcomes))]));
    expect(await statesOfOrders()).toEqual(["paid"]);
    expect(await balanceOf(user.id)).toBe(9n * price);
    await checkLedger();
  });

  test("by a platform at once is one order and one payment, which all of them get", async () => {
    await fund(user.id, 50_000n);
    const asks = Array.from({ length: 8 }, () => startFromWindow({ useWallet: true }));
    const started = (await Promise.all(asks)).map(valueOf);
    expect(new Set(started.map((one) => one.started.gatewayOrderId)).size).toBe(1);
    expect(await statesOfOrders()).toEqual(["pending"]);
    expect(await balanceOf(user.id)).toBe(0n);
  });

  test("by two platforms at once has one open order", async () => {
    const ways = ["razorpay", "stripe"] as const;
    const asks = Array.from({ length: 8 }, (_, index) => startFromWindow({ gateway: ways[index % 2] }));
    const refused = codesOf(await Promise.all(asks));
    expect(refused.filter((code) => code !== "purchase_busy" && code !== "payment_gone")).toEqual([]);
    expect((await statesOfOrders()).filter((state) => state === "pending")).toHaveLength(1);
  });

  test("in another way gives the first window's payment up, and pressing again gives the same order", async () => {
    const first = valueOf(await startFromWindow());
    await fund(user.id, 2n * price);
    const second = fromWindow();
    const bought = valueOf(await buyWithWallet(second));
    expect(await findPayment(db, first.paymentId)).toMatchObject({ state: "expired" });
    expect(valueOf(await buyWithWallet(second))).toEqual(bought);
    expect(await balanceOf(user.id)).toBe(price);
  });

  test("is not bought again by money that comes for the payment given up", async () => {
    const first = valueOf(await startFromWindow());
    await add(configured("resume-help"));
    const second = valueOf(await startFromWindow());
    expect(second.orderId).not.toBe(first.orderId);
    fakeRazorpay.capture(first.started.gatewayOrderId);
    expect(valueOf(await settle(first.started.gatewayOrderId))).toMatchObject({ unapplied: "credited" });
    expect(await balanceOf(user.id)).toBe(charged);
    fakeRazorpay.capture(second.started.gatewayOrderId);
    expect(valueOf(await settle(second.started.gatewayOrderId))).toMatchObject({ state: "paid" });
    await checkLedger();
  });

  test("is still bought by money that comes late when only other things were bought from it since", async () => {
    const first = valueOf(await startFromWindow());
    await expirePayments(minutesLater(31));
    await emptyCart(user.id);
    await add(configured("resume-help"));
    await fund(user.id, 5n * price);
    valueOf(await buyWithWallet({ ...fromWindow(), now: minutesLater(32) }));
    fakeRazorpay.capture(first.started.gatewayOrderId);
    valueOf(await settle(first.started.gatewayOrderId, minutesLater(40)));
    expect(await findOrder(db, first.orderId ?? asId(OrderId, ""))).toMatchObject({ state: "paid" });
  });
});
