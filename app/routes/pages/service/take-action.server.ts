import { randomUUID } from "node:crypto";

import { checkFormToken } from "#app/accounts/form-token.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { findServiceSlug } from "#app/catalog/slugs.ts";
import type { BuyResult } from "#app/checkout/purchase-box-data.ts";
import { limitGuesses } from "#app/coupons/guess-limit.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import {
  type CatalogueConfiguration,
  configure,
  noCurrency,
  refuseMissing,
} from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { bookChatOnPage } from "#app/routes/pages/service/book-chat.server.ts";
import { bookChatIntent, type ChatResult } from "#app/routes/pages/service/chat-view.ts";
import { readForm } from "#app/routes/shell/read-form.server.ts";

/** Add to Cart, emptying it first where it holds another currency, and booking a free chat. */
export async function takeServiceAction(
  slug: string,
  request: Request,
  { user, address }: { user: CurrentUser | null; address: string },
): Promise<BuyResult | ChatResult> {
  const form = await readForm(request);
  if (form.get("intent") === bookChatIntent) return bookChatOnPage(slug, request, { form, user });
  const allowed = user ? checkFormToken(request, form) : notSignedIn;
  if (!allowed.ok || !user) return failed(allowed.ok ? notSignedIn.refusal.message : allowed.refusal.message);
  const wanted = readWanted(slug, form);
  if (!wanted.ok) return failed(wanted.refusal.message);
  const now = new Date();
  const couponCode = text(form, "coupon");
  const guess = couponCode
    ? await limitGuesses({ code: couponCode, address, userId: user.id, now })
    : done(null);
  if (!guess.ok) return failed(guess.refusal.message);
  const added = await addToCart({
    userId: user.id,
    configurations: wanted.value,
    currency: text(form, "currency") ?? "",
    couponCode,
    quoteId: text(form, "quote_id"),
    inPlaceOfCart: form.get("intent") === "empty_and_add",
    mayBuyShare: mayBuyShareAt(now),
    now,
  });
  if (added.ok) return { kind: "added" };
  const { code, message } = added.refusal;
  return code === "currency_clash" ? { kind: "clash", message } : failed(message);
}

const notSignedIn = refuse({ code: "not_signed_in", message: "Please log in first.", status: 401 });

/** An attempt of its own, so that the same message can be shown for three seconds again. */
function failed(message: string): BuyResult {
  return { kind: "failed", message, attempt: randomUUID() };
}

/** Buying needs a currency and every required choice (spec section 5). */
function readWanted(slug: string, form: FormData): Outcome<CatalogueConfiguration[]> {
  const service = findServiceSlug(slug);
  if (!service)
    return refuse({ code: "unknown_service", message: "We do not know this service.", status: 404 });
  if (!text(form, "currency")) return noCurrency;
  const configured = configure([service], readChoices(form));
  if (!configured.ok) return configured;
  const complete = refuseMissing(configured.value.missing);
  return complete.ok ? done(configured.value.configurations) : complete;
}

function text(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
