import type { Platform } from "#app/payments/gateway.ts";
import { screenName } from "#app/payments/platforms.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";

/** The gateway has said at the start that it does not take a currency we thought it did. */
export function currencyRefused(platform: Platform, currency: string): Refused {
  return refuse({
    code: "currency_refused",
    message: `${screenName(platform)} does not take ${currency} at the moment. Nothing was charged. Choose another way to pay.`,
    status: 422,
    field: "platform",
  });
}
