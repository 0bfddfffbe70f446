import type { WindowOrder } from "#app/payments/gateways/gateway-window.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Currency } from "#app/money/currency.ts";

export type OpenedPaymentData = {
  payable: string;
  withPremium: boolean;
  gateway: GatewayName;
  currency: Currency;
  form: PostedForm | null;
  window: { order: WindowOrder; scriptUrl: string } | null;
};

/** `host`: as shown to people. */
export type PostedForm = { action: string; host: string; fields: Record<string, string> };
