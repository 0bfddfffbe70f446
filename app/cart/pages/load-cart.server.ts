import { randomUUID } from "node:crypto";

import { type PricedCart, type PricedCartItem, readCart } from "#app/cart/read-cart.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { choiceFields } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { writeChoices } from "#app/pricing/choices-in-query.ts";
import { describe } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import type { CartItemView, CartView } from "#app/cart/pages/cart-view.ts";
import { quoteByService } from "#app/cart/pages/quote-by-service.ts";
import { loadPaymentDialog } from "#app/checkout/pay/load-payment-dialog.server.ts";
import { hrefWith } from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { sumOf } from "#app/money/money.ts";
import type { ItemQuote } from "#app/pricing/quote.ts";

type Visit = { user: CurrentUser; url: URL; formToken: string; cookies: string | null; now: Date };

export async function loadCart(
  visit: Visit,
): Promise<{ cart: CartView; payment: PaymentDialogData | null } | null> {
  const { user, url, now } = visit;
  const purchase = { purchaseId: url.searchParams.get("pay"), fromCart: true };
  const begun = await findBegunOrder(db, { userId: user.id, ...purchase });
  const cart = await readCart(user.id, now, { quoteId: url.searchParams.get("quote"), begun });
  if (!cart) return null;
  const useWallet = url.searchParams.get("wallet") === "1";
  const [headings, view] = await Promise.all([
    nameServices(cart.items.map((item) => item.configuration)),
    cart.quote ? viewPurchase({ quote: cart.quote, user, useWallet, begun, now }) : null,
  ]);
  return {
    cart: {
      currency: cart.currency,
      items: cart.items.map((item, index) => itemView(item, headings[index] ?? item.configuration.service)),
      coupon: couponView(cart),
      canJoin: cart.joinOffer !== null,
      totals: view && { view, byService: quoteByService(view.quote, headings) },
      problem: cart.refusal?.message ?? null,
      purchaseId: randomUUID(),
    },
    payment: view && (await paymentOf(view, visit)),
  };
}

function itemView({ id, configuration, quote }: PricedCartItem, heading: string): CartItemView {
  const { service, choices } = configuration;
  const query = writeChoices(choices);
  return {
    id,
    heading,
    text: describe(configuration),
    href: query.size > 0 ? `${servicePath(service)}?${query}` : servicePath(service),
    fields: choiceFields(rulesOf(service), configuration, []),
    price: quote && {
      now: quote.price,
      before: quote.priceDiscount,
      saved: quote.youSave + couponIn(quote),
      lines: quote.lines,
    },
  };
}

function couponIn({ lines }: Pick<ItemQuote, "lines">): bigint {
  return -sumOf(lines.filter(({ kind }) => kind === "coupon").map(({ amount }) => amount));
}

function couponView({ couponCode, couponRefusal, quote }: PricedCart): CartView["coupon"] {
  return {
    code: couponCode ?? "",
    problem: couponRefusal?.message ?? null,
    saved: quote?.coupon?.discount ?? null,
  };
}

/** The payment dialog opens only with a price (spec section 4). */
async function paymentOf(view: PurchaseView, visit: Visit): Promise<PaymentDialogData | null> {
  const { user, url, formToken, cookies } = visit;
  const purchaseId = url.searchParams.get("pay");
  if (!purchaseId) return null;
  const closeHref = hrefWith(url, {
    pay: null,
    quote: null,
    wallet: null,
    gateway: null,
    problem: null,
    was: null,
  });
  return loadPaymentDialog({ view, user, url, purchaseId, fromCart: true, formToken, closeHref, cookies });
}
