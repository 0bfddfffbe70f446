import type { GatewayWindow } from "#app/payments/gateways/gateway-window.ts";
import { razorpayWindow } from "#app/payments/gateways/razorpay/window.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";

export const gatewayWindows: Readonly<Partial<Record<GatewayName, GatewayWindow>>> = {
  razorpay: razorpayWindow,
};
