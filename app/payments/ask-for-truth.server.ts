import { GatewayUnreachable, type GatewayPayment } from "#app/payments/gateway.ts";
import { log } from "#app/platform/log.server.ts";

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
