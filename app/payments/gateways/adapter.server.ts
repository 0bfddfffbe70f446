import { type GatewayPayment, GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { gatewayFacts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { log } from "#app/platform/log.server.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

/** The gateway has said at the start that it does not take a currency we thought it did. */
export function currencyRefused(gateway: GatewayName, currency: Currency): Refused {
  const { label } = gatewayFacts[gateway];
  return refuse({
    code: "currency_refused",
    message: `${label} does not take ${currency} at the moment. Nothing was charged. Choose another way to pay.`,
    status: 422,
    field: "gateway",
  });
}

/**
 * Asks a gateway for the truth about an attempt. A gateway that refuses to tell, because its keys were changed
 * perhaps, or whose answer cannot be read, tells as little as one that is silent.
 */
export async function askForTruth(
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
