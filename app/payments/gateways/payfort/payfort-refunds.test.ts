import { expect, test } from "vitest";

import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { sign } from "#app/payments/gateways/payfort/signature.server.ts";
import { listener, simulator, withSimulator } from "#tests/payments/at-gateways.ts";
import { keys, adapter, started, paid, refundOf } from "#tests/payments/at-payfort.ts";

withSimulator();

test("a refund in parts is made once each, and found by the sum", async () => {
  const of = await paid();
  const first = refundOf(of, { amount: 100_000n });
  expect(await adapter().fetchRefund(first)).toBeNull();
  const made = await adapter().refund(first);
  expect(made).toEqual({ ok: true, value: { gatewayRefundId: first.refundId, state: "done" } });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({ state: "captured" });
  const tooMuch = refundOf(of, { amount: 5_001n, refundedBefore: 100_000n });
  expect(await adapter().refund(tooMuch)).toMatchObject({ refusal: { code: "refund_refused", status: 409 } });
  const rest = refundOf(of, { amount: 5_000n, refundedBefore: 100_000n });
  expect(await adapter().refund(rest)).toMatchObject({ value: { state: "done" } });
  expect(await adapter().fetchRefund(rest)).toMatchObject({ state: "done" });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({
    state: "failed",
    captures: [],
  });
});

test("of a refund whose answer is lost the sum tells once it has grown by just that", async () => {
  const [lagging, of] = [await paid(), await paid()];
  const hidden = { ...refundOf(lagging), unansweredSince: 0n };
  await simulator.order({ fault: "refund_unanswered", match: { id: lagging.reference }, delayMs: 60_000 });
  await expect(adapter().refund(hidden)).rejects.toMatchObject({ neverArrived: false });
  expect(await adapter().sentBack!(hidden)).toBe(0n);
  expect(await adapter().fetchRefund(hidden)).toBeNull();
  const refund = refundOf(of);
  const unanswered = { ...refund, unansweredSince: await adapter().sentBack!(refund) };
  await simulator.order({ fault: "refund_unanswered", match: { id: of.reference }, delayMs: 0 });
  await expect(adapter().refund(refund)).rejects.toBeInstanceOf(GatewayUnreachable);
  expect(await adapter().fetchRefund(unanswered)).toMatchObject({ state: "done" });
  expect(await adapter().fetchRefund({ ...unanswered, amount: 4_000n })).toBeNull();
  const [money] = await adapter().listMoney({
    gatewayAccount: "payfort",
    since: new Date(0),
    gatewayOrderIds: [of.reference],
  });
  expect(money).toMatchObject({ refunded: 5_000n });
});

test("a refund that is refused can be asked for again", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_refused", match: { gateway: "payfort", id: of.reference } });
  const refund = refundOf(of);
  expect(await adapter().refund(refund)).toMatchObject({ refusal: { code: "refund_refused" } });
  expect(await adapter().refund({ ...refund, asks: 2 })).toMatchObject({ value: { state: "done" } });
});

test("a refund under way is pending until it arrives, and each message says which asking it is about", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_pending", match: { id: of.reference }, delayMs: 600 });
  const refund = refundOf(of, { asks: 3 });
  expect(await adapter().refund(refund)).toMatchObject({ value: { state: "pending" } });
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "pending" });
  const heard = await listener.hear(2, (one) => one.body.includes(refund.refundId));
  const read = heard.map((one) => adapter().readWebhook(one.body, one.headers, new Date()));
  expect(read.map((one) => one.ok && one.value)).toMatchObject([
    { type: "REFUND 06777", refundId: refund.refundId, refundAsk: 3, refundSaid: "pending" },
    { type: "REFUND 06000", refundId: refund.refundId, refundAsk: 3, refundSaid: "done" },
  ]);
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "done" });
});

test("a refund that the bank returns has failed, and may be made anew", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_fails_later", match: { id: of.reference }, delayMs: 300 });
  const refund = refundOf(of);
  expect(await adapter().refund(refund)).toMatchObject({ value: { state: "done" } });
  await listener.hear(1, (one) => one.body.includes("07666") && one.body.includes(refund.refundId));
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "failed" });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({ state: "captured" });
  expect(await adapter().refund({ ...refund, refusals: 1 })).toMatchObject({ value: { state: "done" } });
});

test("of two refunds only the one that is missing from the sum has failed", async () => {
  const of = await paid();
  const first = refundOf(of, { amount: 5_000n });
  await adapter().refund(first);
  await simulator.order({ fault: "refund_fails_later", match: { id: of.reference }, delayMs: 100 });
  const second = refundOf(of, { amount: 3_000n, refundedBefore: 5_000n });
  await adapter().refund(second);
  await listener.hear(1, (one) => one.body.includes("07666") && one.body.includes(second.refundId));
  // The books already count both: the answer may be unknown, but never failed.
  expect((await adapter().fetchRefund({ ...first, refundedBefore: 3_000n }))?.state).not.toBe("failed");
  expect(await adapter().fetchRefund(second)).toMatchObject({ state: "failed" });
});

test("a message of Amazon's with a sign of its own signing in a value proves nothing of a refund", async () => {
  const of = await paid();
  const refund = refundOf(of);
  await adapter().refund(refund);
  const [told] = await listener.hear(1, (one) => one.body.includes(refund.refundId));
  const read = adapter().readWebhook(told!.body, told!.headers, new Date());
  expect(read).toMatchObject({ value: { refundSaid: "done" } });
  const { signature: _, ...fields } = JSON.parse(told!.body) as Record<string, string>;
  const twisted = sign({ ...fields, order_description: "a=b" }, keys.responsePhrase, keys.sha);
  const other = adapter().readWebhook(JSON.stringify(twisted), told!.headers, new Date());
  expect(other).toMatchObject({ ok: true, value: { refundId: refund.refundId } });
  expect(other.ok && other.value.refundSaid).toBeUndefined();
});

test("money is listed for the attempts asked about, with what was sent back of it", async () => {
  const since = new Date(Date.now() - 60_000);
  const some = await Promise.all(Array.from({ length: 6 }, () => paid()));
  const open = await started();
  await adapter().refund(refundOf(some[0]!));
  const gatewayOrderIds = [...some.map((one) => one.reference), open.reference];
  const listed = await adapter().listMoney({ gatewayAccount: "payfort", since, gatewayOrderIds });
  expect(listed.map((one) => one.gatewayOrderId)).toEqual(some.map((one) => one.reference));
  expect(listed[0]).toMatchObject({
    gatewayPaymentId: some[0]!.reference,
    captured: 105_000n,
    refunded: 5_000n,
    currency: "AED",
  });
  expect(listed.every((one) => one.capturedAt >= since && one.capturedAt <= new Date())).toBe(true);
  const later = new Date(Date.now() + 60_000);
  expect(await adapter().listMoney({ gatewayAccount: "payfort", since: later, gatewayOrderIds })).toEqual([]);
});

test("changed keys, another's answer and an answer without a signature leave the truth unknown", async () => {
  const { reference } = await paid();
  const changed = [
    { ...keys, requestPhrase: "changed" },
    { ...keys, responsePhrase: "changed" },
    { ...keys, accessCode: "changed" },
    { ...keys, sha: "sha512" as const },
  ];
  for (const other of changed) {
    const stranger = adapter({ keys: other });
    await expect(stranger.fetchPayment(reference, "payfort")).rejects.toBeInstanceOf(GatewayUnreachable);
  }
  const lost = adapter({ apiUrl: `${simulator.url}/simulator/state` });
  await expect(lost.fetchPayment(reference, "payfort")).rejects.toBeInstanceOf(GatewayUnreachable);
  const nobody = adapter({ apiUrl: "http://127.0.0.1:1", timeoutMs: 200 });
  await expect(nobody.refund(refundOf({ reference }))).rejects.toBeInstanceOf(GatewayUnreachable);
});
