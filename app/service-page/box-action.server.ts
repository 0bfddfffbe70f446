import { randomUUID } from "node:crypto";

import { data, href, redirect } from "react-router";
import { z } from "zod";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { currencyClash } from "#app/cart/cart-limits.ts";
import { findCart } from "#app/cart/quote-cart.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import {
  coAuthorsToFind,
  hrefWith,
  priceAsSeen,
  priceOf,
} from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import {
  boxFields,
  type BoxIntent,
  boxIntents,
  type BuyResult,
  type PriceInCart,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import { type ReadConfiguration, readConfiguration } from "#app/checkout/read-configuration.ts";
import { readShare } from "#app/checkout/purchase-box/read-share.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { checkFormToken } from "#app/forms/form-token.server.ts";
import { currencyCookieFor } from "#app/currencies/currency-cookie.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { noCurrency, refuseMissing } from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { boxForm, type Press, type Pressed, readPressed } from "#app/service-page/read-pressed.server.ts";

/**
 * What the buttons of the Start Now box do. The page that visitors share has no token: it is asked for where something
 * is done.
 */
export const boxAction = formAction(
  ({ context }) => context.get(currentUserContext),
  (on) => {
    const press = (intent: BoxIntent) =>
      on({
        schema: boxForm,
        async run({ who: user, context, params, ...posted }) {
          const slug = params["slug"] ?? "";
          const address = context.get(visitorAddressContext);
          const answer = await takePress(slug, { ...posted, user, address, intent });
          return answer instanceof Response
            ? answer
            : data(answer, { status: answer.kind === "added" ? 200 : 422 });
        },
      });
    return {
      ...Object.fromEntries(boxIntents.map((intent) => [intent, press(intent)])),
      [boxFields.byMenu]: press("show"),
    };
  },
  { hasToken: false },
);

type Posted = Omit<Press, "service"> & { address: string; now: Date };

/** Another page answers, or this one for other choices, or what became of it is said beside the button. */
async function takePress(slug: string, posted: Posted): Promise<BuyResult | Response> {
  const { user, request, form, now } = posted;
  const service = findServiceSlug(slug);
  if (!service) return failed("This service was not found.");
  const pressed = readPressed({ ...posted, service });
  const { intent, shown } = pressed;
  const there = pathOf(shown);
  if (intent === "show") return onward(there, pressed);
  if (intent === "log_in" || !user) {
    return onward(logInPath(pathOfPress(pressed)), pressed);
  }
  if (!pressed.asPriced) return onward(hrefWith(shown, { [boxFields.again]: retriedAs(intent) }), pressed);
  const allowed = checkFormToken(request, form);
  if (!allowed.ok) return failed(allowed.refusal.message);
  const { read } = await readShare(readConfiguration(service, shown.searchParams), user, now);
  return takeAsPriced({ address: posted.address, user, pressed, read, now });
}

type Asked = {
  address: string;
  user: CurrentUser;
  pressed: Pressed;
  read: ReadConfiguration;
  now: Date;
};

/** Checks first that the price shown is still right. */
async function takeAsPriced(asked: Asked): Promise<BuyResult | Response> {
  const { user, address, pressed, read, now } = asked;
  const { intent, shown, currency, quoteId } = pressed;
  const complete = refuseMissing(read.missing);
  const buying = intent === "buy" || intent === "create_group";
  if (complete.ok && intent === "add_as_cart") return intoCartAsItIs(asked);
  if (!complete.ok || currency === null) {
    const { message } = complete.ok ? noCurrency.refusal : complete.refusal;
    return buying ? onward(hrefWith(shown, { [boxFields.again]: intent }), pressed) : failed(message);
  }
  const url = new URL(hrefWith(shown, { pay: pressed.purchaseId || null, quote: quoteId || null }), shown);
  const code = shown.searchParams.get(boxFields.coupon) ?? "";
  const priced = await priceOf({ read, currency, code, user, address, now, url });
  if (!priced.view)
    return failed(priced.notAvailable ?? priced.problem ?? "There is no price for this right now.");
  if (priced.couponProblem !== null || priceAsSeen(priced.view) !== pressed.priceSeen) {
    return onward(hrefWith(shown, { [boxFields.again]: retriedAs(intent) }), pressed);
  }
  const { quote } = priced.view;
  if (!buying) return intoCart({ ...asked, currency, couponCode: quote.coupon?.code ?? null });
  const coAuthors = coAuthorsToFind(read);
  if (coAuthors > 0) return onward(`${href("/service/research_groups")}/?coAuthors=${coAuthors}`, pressed);
  const pay = z.uuid().safeParse(pressed.purchaseId).data ?? randomUUID();
  return onward(hrefWith(shown, { pay, quote: quote.id }), pressed);
}

type Adding = Asked & { currency: Currency; couponCode: string | null };

/** Empties a cart in another currency only if that button was pressed. */
async function intoCart(adding: Adding): Promise<BuyResult> {
  const { user, pressed, read, currency, couponCode, now } = adding;
  const added = await addToCart({
    userId: user.id,
    configurations: [read.configuration],
    currency,
    couponCode,
    quoteId: pressed.intent === "add_as_cart" ? null : pressed.quoteId || null,
    inPlaceOfCart: pressed.intent === "empty_and_add",
    mayBuyShare: mayBuyShareAt(now),
    now,
  });
  if (added.ok) return { kind: "added" };
  const { code, message } = added.refusal;
  if (code !== "currency_clash") return failed(message);
  const cart = await findCart(user.id);
  const inCart = cart && (await priceAsCart(adding, cart.currency));
  return { kind: "clash", message, inCart: inCart && inCart.shown };
}

/** In the cart's currency, at the price that was shown in it. The page goes on in that currency. */
async function intoCartAsItIs(asked: Asked): Promise<BuyResult | Response> {
  const cart = await findCart(asked.user.id);
  if (!cart) return failed("Your cart has been emptied since. Press Add to Cart again.");
  const { currency } = cart;
  const inCart = await priceAsCart(asked, currency);
  if (inCart?.shown.seen !== asked.pressed.seenAsCart) {
    return { kind: "clash", message: currencyClash.refusal.message, inCart: inCart && inCart.shown };
  }
  const result = await intoCart({ ...asked, currency, couponCode: inCart.couponCode });
  if (result.kind !== "added") return result;
  return redirect(href("/service/cart"), {
    status: 303,
    headers: { "set-cookie": currencyCookieFor(currency) },
  });
}

async function priceAsCart(
  { read, user, address, pressed: { shown }, now }: Asked,
  currency: Currency,
): Promise<{ shown: PriceInCart; couponCode: string | null } | null> {
  const code = shown.searchParams.get(boxFields.coupon) ?? "";
  const { view } = await priceOf({ read, currency, code, user, address, now, url: shown });
  if (!view) return null;
  const { quote } = view;
  return {
    shown: { currency, price: formatMoney(quote.price, currency), seen: priceAsSeen(view) },
    couponCode: quote.coupon?.code ?? null,
  };
}

/** Log In To Pay means Buy Now: after the log-in the payment is open, or the page says what is missing. */
function pathOfPress({ intent, shown }: Pressed): string {
  return intent === "log_in" || intent === "buy"
    ? hrefWith(shown, { pay: randomUUID() })
    : hrefWith(shown, { [boxFields.again]: retriedAs(intent) });
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

/** A second press of Add to Cart must not empty the cart. */
function retriedAs(intent: Pressed["intent"]): string {
  return intent === "empty_and_add" || intent === "add_as_cart" ? "add_to_cart" : intent;
}

function onward(to: string, { headers }: Pressed): Response {
  return redirect(to, { status: 303, headers });
}

/** A new attempt number, so the same message shows for three seconds again. */
function failed(message: string): BuyResult {
  return { kind: "failed", message, attempt: randomUUID() };
}
