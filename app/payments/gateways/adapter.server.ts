import { type GatewayPayment, GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { log } from "#app/platform/log.server.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** The gateway refuses a currency that our table says it takes. */
export function currencyRefused(gateway: GatewayName, currency: Currency): Refused {
  const { label } = gatewayFacts[gateway];
  return refuse({
    code: "currency_refused",
    message: `${label} does not take ${currency} at the moment. Nothing was charged. Choose another way to pay.`,
    status: 422,
    field: "gateway",
  });
}

/** A refusal, such as for changed keys, or an unreadable answer tells us nothing: same as no answer. */
export async function queryPayment(
  gatewayOrderId: string,
  ask: () => Promise<GatewayPayment>,
): Promise<GatewayPayment> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw error;
    log.error({ gatewayOrderId, error }, "a gateway did not tell the truth about a payment");
    throw new GatewayUnreachable("the gateway gave no answer to go by", { cause: error });
  }
}
