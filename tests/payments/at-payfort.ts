import { type PaymentToStart, type RefundToMake } from "#app/payments/gateways/gateway.ts";
import { payfortGateway } from "#app/payments/gateways/payfort/gateway.server.ts";
import { payfortKeys, paymentToStart, simulator } from "#tests/payments/at-gateways.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

export const keys = payfortKeys();
const currencies = ["AED", "KWD", "JPY", "USD", "XOF"];

export function adapter(settings: Partial<Parameters<typeof payfortGateway>[0]> = {}) {
  return payfortGateway({
    keys,
    apiUrl: `${simulator.url}/FortAPI/paymentApi`,
    pageUrl: `${simulator.url}/FortAPI/paymentPage`,
    siteUrl: "http://shop.test",
    currencies,
    ...settings,
  });
}

export function payment(overrides: Partial<PaymentToStart> = {}): PaymentToStart {
  return paymentToStart({
    amount: 105_000n,
    currency: "AED",
    description: "Complete application, 12 universities & “visa help”",
    customer: { name: "Zoë Ångström-D'Arc محمد", email: "zoe+1@example.org", mobile: "9876543210" },
    ...overrides,
  });
}

export async function started(toStart = payment()) {
  const outcome = await adapter().start(toStart);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return { reference: outcome.value.gatewayOrderId, form: outcome.value.form!, value: outcome.value };
}

export async function paid(toStart = payment()) {
  const { reference, form } = await started(toStart);
  const back = await simulator.pressPayfort(form, "pay");
  return { reference, back: back! };
}

export function refundOf(of: { reference: string }, part: Partial<RefundToMake> = {}): RefundToMake {
  return {
    refundId: newId(RefundId),
    gatewayOrderId: of.reference,
    gatewayPaymentId: of.reference,
    gatewayAccount: "payfort",
    amount: 5_000n,
    currency: "AED",
    refundedBefore: 0n,
    refusals: 0,
    asks: 1,
    unansweredSince: null,
    ...part,
  };
}
