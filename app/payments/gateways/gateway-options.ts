import { gatewayFacts, gatewayNamed, gatewayNames } from "#app/payments/gateways/gateway-registry.ts";

/** For a choice among all of them. */
export const gatewayOptions = gatewayNames.map((name) => ({ value: name, label: gatewayFacts[name].label }));

/** Empty where no gateway took anything. */
export function gatewayLabel(named: string | null): string {
  const gateway = gatewayNamed(named);
  return gateway === null ? "" : gatewayFacts[gateway].label;
}
