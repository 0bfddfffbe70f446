import { z } from "zod";

import { cartCurrency } from "#app/cart/cart-currency.server.ts";
import type { Purchase } from "#app/checkout/purchase.ts";
import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { gatewayFromWire, type GatewayName, labelsOfAll } from "#app/payments/gateways/gateway-registry.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { noCurrency, refuseMissing } from "#app/pricing/configuration.ts";
import { readBilling, wireBilling } from "#app/checkout/wire/wire-billing.server.ts";
import { wireAmount, wireCurrencyOrNone, wireFlag, wireId } from "#app/checkout/wire/wire-fields.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { readWireServices, wireLinks } from "#app/checkout/wire/wire-services.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";

const goods = {
  service_link_list: wireLinks.nullish(),
  service_link: wireLinks.nullish(),
  currency: wireCurrencyOrNone,
  amount: wireAmount.nullish().describe("What the page shows, in hundredths: compared, never trusted"),
  discount_code: z.string().max(couponCodeMax).nullish(),
  quote_id: z.string().max(200).nullish(),
  group_id: z.string().max(64).nullish(),
  ...wireChoices,
  speed: wireChoices.lightning_speed.describe("Another name of lightning_speed"),
};

/** The cart, one item in `services`, or the same fields at the top level. */
export const wirePurchase = {
  is_cart: wireFlag.describe("Buys all that is in the cart; without it a service must be named"),
  services: z.array(z.object(goods)).max(1).nullish(),
  is_wallet: wireFlag,
  purchase_id: wireId.nullish().describe("Made once per page, so that pressing twice buys once"),
  ...wireBilling,
  ...goods,
};

type WirePurchase = z.infer<z.ZodObject<typeof wirePurchase>>;

/** The customer is whoever is signed in, whatever the payload claims. A cart's currency is read if none is sent. */
export async function readPurchase(
  wire: WirePurchase,
  { user, now }: { user: CurrentUser; now: Date },
): Promise<Outcome<Purchase & { asserted: bigint | null }>> {
  const item = wire.services?.[0] ?? wire;
  const billing = readBilling(wire, user);
  if (!billing.ok) return billing;
  const common = {
    user,
    useWallet: wire.is_wallet,
    purchaseId: wire.purchase_id ?? crypto.randomUUID(),
    isNew: wire.purchase_id == null,
    quoteId: item.quote_id ?? wire.quote_id ?? null,
    couponCode: item.discount_code || wire.discount_code || null,
    billing: billing.value,
    asserted: item.amount ?? wire.amount ?? null,
    now,
  };
  const sent = item.currency ?? wire.currency;
  const known = isSupportedCurrency(sent) ? sent : null;
  if (wire.is_cart) {
    // The sent currency first: a cart that now has another must be refused, not bought.
    const currency = sent ? known : await cartCurrency(user.id);
    return done({ ...common, currency, what: { cart: true } });
  }
  const links = item.service_link_list ?? item.service_link;
  if (!links?.length) return nothingNamed;
  const configured = readWireServices(links, {
    ...item,
    lightning_speed: item.lightning_speed ?? item.speed,
  });
  if (!configured.ok) return configured;
  if (!sent) return noCurrency;
  const complete = refuseMissing(configured.value.missing);
  if (!complete.ok) return complete;
  return done({ ...common, currency: known, what: { configurations: configured.value.configurations } });
}

/** Missing `services` differs from an empty list. */
export function namesNoService(wire: WirePurchase): boolean {
  return (wire.services ?? wire.service_link_list ?? wire.service_link ?? null) === null;
}

/** A forgotten field must not buy the whole cart. */
const nothingNamed = refuse({
  code: "missing_choice",
  message: "Please select all the fields.",
  status: 422,
  field: "services",
});

export function readGateway(name: string | null | undefined): Outcome<GatewayName> {
  const gateway = name ? gatewayFromWire(name) : null;
  if (gateway) return done(gateway);
  return refuse({
    code: "invalid_choice",
    message: `Choose ${labelsOfAll()}.`,
    status: 422,
    field: "payment_platform",
  });
}
