import { persist, persistPage, type Answer, type Fields } from "#tests/chaos/browser.ts";
import type { PlannedFault } from "#tests/chaos/plan-faults.ts";
import type { GatewayName } from "#tests/chaos/market.ts";
import { count, type Opened, type Run } from "#tests/chaos/run.ts";
import type { Fault, Subject } from "#simulator/faults.ts";
import type { PayAction, PayfortForm } from "#tests/setup/start-simulator.ts";
import type { Currency } from "#app/money/currency.ts";
import { PaymentId } from "#app/platform/ids.ts";

/** Null: nowhere. */
export type WayBack = { address: string; form?: Record<string, string> } | null;

type Payer = { customer: number; purchaseId: string; patient: boolean; faults: PlannedFault[] };

export async function open(
  run: Run,
  payer: Payer,
  gateway: GatewayName,
  ask: () => Promise<Answer>,
): Promise<{ opened: Opened } | { refused: string }> {
  const path = gateway === "razorpay" ? "POST /v1/orders" : "POST /v1/checkout/sessions";
  if (gateway !== "amazon payfort") await order(run, payer.faults, "open", { gateway, path });
  const answer = await persist(payer.patient, ask);
  if (answer === null) return { refused: "no answer" };
  const opened = answer.status === 200 ? readOpened(gateway, answer.body) : null;
  if (!opened) return { refused: String(answer.body["code"] ?? answer.status) };
  const known = run.opened.has(opened.paymentId);
  run.opened.set(opened.paymentId, { customer: payer.customer, purchaseId: payer.purchaseId });
  if (!known) await orderForPayment(run, payer.faults, opened);
  return { opened };
}

function readOpened(gateway: GatewayName, body: Fields): Opened {
  const paymentId = PaymentId.parse(body["payment_id"]);
  const form = body["form"] as PayfortForm | undefined;
  if (form) return { gateway, paymentId, form, gatewayOrderId: form.fields["merchant_reference"] ?? "" };
  const razorpay = body["razorpay"] as { key: string; order_id: string } | undefined;
  if (razorpay) return { gateway, paymentId, gatewayOrderId: razorpay.order_id, razorpayKey: razorpay.key };
  return { gateway, paymentId, gatewayOrderId: String(body["redirect_url"]).split("/").at(-1) ?? "" };
}

async function orderForPayment(run: Run, faults: PlannedFault[], opened: Opened): Promise<void> {
  const { gateway: named, gatewayOrderId: id } = opened;
  const gateway = named === "amazon payfort" ? ("payfort" as const) : named;
  // All Amazon requests share one address, so match by gateway.
  await order(run, faults, "ask", gateway === "payfort" ? { gateway } : { gateway, path: id });
  await order(run, faults, "pay", { gateway, id });
  await order(run, faults, "news", { gateway, id });
}

async function order(
  run: Run,
  faults: PlannedFault[],
  at: PlannedFault["at"],
  match: Partial<Subject>,
): Promise<void> {
  for (const { fault, times, delayMs } of faults.filter((one) => one.at === at))
    await orderFault(run, fault, match, { times, delayMs });
}

export async function orderFault(
  run: Run,
  fault: Fault,
  match: Partial<Subject>,
  { times = 1, delayMs }: { times?: number; delayMs?: number } = {},
): Promise<void> {
  await run.site.simulator.order({ fault, match, times, ...(delayMs !== undefined && { delayMs }) });
  count(run.ordered, fault, times);
}

export async function press(run: Run, opened: Opened, action: PayAction): Promise<WayBack> {
  const { simulator } = run.site;
  const { gateway, gatewayOrderId, form, razorpayKey } = opened;
  if (form) {
    const fields = await simulator.pressPayfort(form, action);
    return fields && { address: "/payment/payfort/return", form: fields };
  }
  if (gateway === "razorpay") {
    const fields = await simulator.pressRazorpay(gatewayOrderId, razorpayKey ?? "", action);
    return fields && { address: "/payment/razorpay/return", form: fields };
  }
  const address = await simulator.pressStripe(gatewayOrderId, action);
  return address ? { address } : null;
}

/** Simulates the account's automatic capture: the shop is not involved. */
export async function captureAtRazorpay({ site }: Run, { form }: NonNullable<WayBack>): Promise<void> {
  const id = form?.["razorpay_payment_id"] ?? "";
  for (const prefix of ["RAZORPAY", "RAZORPAY_INTERNATIONAL"]) {
    const credentials = `${process.env[`${prefix}_KEY_ID`]}:${process.env[`${prefix}_KEY_SECRET`]}`;
    const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    const address = `${site.simulator.url}/v1/payments/${id}`;
    const found = await fetch(address, { headers: { authorization } }).catch(() => null);
    if (!found?.ok) continue;
    const { amount, currency } = (await found.json()) as { amount: number; currency: Currency };
    const body = JSON.stringify({ amount, currency });
    // Fails if the shop was faster, or an ordered fault strikes.
    await fetch(`${address}/capture`, { method: "POST", headers: { authorization }, body }).catch(() => null);
  }
}

export type Seen = "paid" | "arrived" | "left over" | "not paid" | "nothing";

/** By the page or the dialog's call. If either reports the money's arrival, the shop must keep that promise. */
export async function comeBack(
  run: Run,
  payer: Payer & { byCall: boolean },
  opened: Opened,
  way: WayBack,
): Promise<Seen> {
  if (!way) return "nothing";
  const { browser } = run.customers[payer.customer]!;
  const claim = payer.byCall ? proofFrom(opened, way) : null;
  if (claim) {
    const answer = await persist(payer.patient, () => browser.call("/service/cart_purchase_api/", claim));
    const number = Number(answer?.body["order_number"]);
    if (answer?.status !== 200)
      return answer?.body["code"] === "payment_left_over" ? "left over" : "not paid";
    run.promised.push({ what: "order", customer: payer.customer, number });
    return "paid";
  }
  const page = await persistPage(payer.patient, () => browser.go(way.address, way.form));
  return page === null ? "nothing" : readDashboard(run, payer.customer, opened, page);
}

function proofFrom(opened: Opened, way: NonNullable<WayBack>): Fields | null {
  if (opened.gateway === "razorpay" && way.form?.["razorpay_payment_id"]) return way.form;
  return opened.gateway === "stripe" && way.address.includes("session_id=")
    ? { stripe_txn_id: opened.gatewayOrderId }
    : null;
}

function readDashboard(run: Run, customer: number, opened: Opened, page: string): Seen {
  const number = Number(/Your order LF-(\d+) is paid/.exec(page)?.[1]);
  if (number > 0) {
    run.promised.push({ what: "order", customer, number });
    return "paid";
  }
  if (page.includes("has arrived in your wallet")) {
    run.promised.push({ what: "top_up", customer, paymentId: opened.paymentId });
    return "arrived";
  }
  return page.includes("could not be completed") ? "left over" : "not paid";
}
