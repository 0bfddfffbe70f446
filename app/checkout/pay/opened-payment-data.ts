import type { WindowOrder } from "#app/payments/gateways/gateway-window.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Currency } from "#app/money/currency.ts";

/** A payment that is open at its gateway: in a window of the gateway's, or by a form that leads to its page. */
export type OpenedPaymentData = {
  payable: string;
  withPremium: boolean;
  gateway: GatewayName;
  currency: Currency;
  form: PostedForm | null;
  window: { order: WindowOrder; scriptUrl: string } | null;
};

/** `host` is the site it is posted to, as people read it. */
export type PostedForm = { action: string; host: string; fields: Record<string, string> };
