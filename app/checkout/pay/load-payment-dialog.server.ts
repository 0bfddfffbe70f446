import { formTokenField } from "#app/forms/sent-fields.ts";
import { askPath } from "#app/payment-links/payment-link.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { countries } from "#app/currencies/countries.ts";
import { formatMoney } from "#app/money/format.ts";
import { toWire } from "#app/money/money.ts";
import { readTypedBilling } from "#app/checkout/typed-billing.ts";
import { accountBilling } from "#app/orders/billing.ts";
import { lastBilling } from "#app/orders/change-billing.server.ts";
import { windowScripts } from "#app/payments/gateways/gateway-registry.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { describe } from "#app/pricing/configuration.ts";
import { describeAll } from "#app/pricing/describe-all.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { toWireChoices } from "#app/checkout/wire/wire-choices.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

/** How to pay; all other fields say what, and are kept. */
const paymentMethodFields = new Set(["gateway", "wallet", "problem", "was"]);

type Asked = {
  view: PurchaseView;
  user: CurrentUser;
  url: URL;
  purchaseId: string;
  fromCart: boolean;
  formToken: string;
  closeHref: string;
  cookies: string | null;
};

export async function loadPaymentDialog(asked: Asked): Promise<PaymentDialogData> {
  const { view, user, url } = asked;
  const chosen = url.searchParams.get("gateway") ?? view.preferred;
  const offer = view.offers.find(({ gateway }) => gateway === chosen) ?? view.offers[0] ?? null;
  const configurations = view.quote.items.map((item) => item.configuration);
  const headings = await nameServices(configurations);
  return {
    view,
    offer,
    what: view.quote.items.map((item, index) => ({
      heading: headings[index] ?? "",
      text: describe(item.configuration),
      price: item.price,
    })),
    kept: [...url.searchParams].filter(([name]) => !paymentMethodFields.has(name)),
    fields: purchaseFields(asked, offer),
    closeHref: asked.closeHref,
    askHref: askHrefOf(asked),
    priceNote: priceNoteOf(asked),
    problem: url.searchParams.get("problem"),
    windowScripts: windowScripts(),
    payer: {
      name: fullName(user),
      email: user.email,
      mobile: user.mobile,
      shop: env().SITE_NAME,
      description: describeAll(configurations, headings),
    },
    billing:
      readTypedBilling(asked.cookies, asked.purchaseId, env().SITE_URL) ??
      (await lastBilling(db, user.id)) ??
      accountBilling(user),
    countries: countries(),
  };
}

/** The sum comes from the address, so it is only a claim: shown, never used. */
function priceNoteOf({ view: { quote }, url }: Asked): string | null {
  const was = url.searchParams.get("was") ?? "";
  if (!/^\d{1,15}$/.test(was) || BigInt(was) === quote.price) return null;
  const money = (amount: bigint) => formatMoney(amount, quote.currency);
  return `The page showed ${money(BigInt(was))}. It is ${money(quote.price)} now.`;
}

/** Not for a cart, which may still change. */
function askHrefOf({ view: { quote }, fromCart }: Asked): string | null {
  const [item] = quote.items;
  if (fromCart || !item || quote.price === 0n) return null;
  const { configuration } = item;
  return askPath({ configuration, currency: quote.currency, couponCode: quote.coupon?.code ?? null });
}

function purchaseFields(
  { view, purchaseId, fromCart, formToken, url }: Asked,
  offer: PaymentDialogData["offer"],
): [string, string][] {
  const [item] = view.quote.items;
  const goods: [string, unknown][] =
    fromCart || !item
      ? [["is_cart", true]]
      : [
          ["service_link", item.configuration.service],
          ["group_id", item.configuration.groupId ?? ""],
          ...Object.entries(toWireChoices(item.configuration)),
        ];
  const fields: [string, unknown][] = [
    [formTokenField, formToken],
    ["purchase_id", purchaseId],
    ["back", url.pathname + url.search],
    ["quote_id", view.quote.id],
    ["currency", view.quote.currency],
    ["amount", amountShown(view, offer)],
    ["make_payment_with_wallet", view.walletOnly !== null],
    ["discount_code", view.quote.coupon?.code ?? ""],
    ...goods,
  ];
  return fields.map(([name, value]) => [name, String(value)]);
}

/** The gateway's charge, or the price when the wallet pays it all. */
function amountShown(view: PurchaseView, offer: PaymentDialogData["offer"]): number {
  if (view.walletOnly || !offer) return toWire(view.quote.price);
  return toWire(offer.split.charged);
}
