import { randomUUID } from "node:crypto";

import { z } from "zod";

import { checkFormToken } from "#app/forms/form-token.server.ts";
import { type CartChange, changeCartItems } from "#app/cart/change-cart-items.server.ts";
import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { joinVisaHelpInCart } from "#app/cart/join-visa-help.server.ts";
import { notInCart } from "#app/cart/cart-limits.ts";
import type { Cart } from "#app/cart/lock-cart.server.ts";
import { findCart } from "#app/cart/quote-cart.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { removeFromCart } from "#app/cart/remove-from-cart.server.ts";
import { setCartCoupon } from "#app/cart/set-cart-coupon.server.ts";
import { normaliseCode } from "#app/coupons/coupon.ts";
import { limitGuesses } from "#app/coupons/guess-limit.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import {
  type CatalogueConfiguration,
  configure,
  fingerprint,
  refuseMissing,
} from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import type { CartIntent, CartProblem } from "#app/cart/pages/cart-view.ts";
import { readTyped, shownChoices, type Typed } from "#app/cart/pages/shown-items.ts";
import { readForm } from "#app/forms/read-form.server.ts";

export const cartPath = "/service/cart";

/** Who asks, from which network address, and when. */
type Asker = { userId: UserId; address: string; now: Date };

/** What a form came to: where to go next, or why it was not done. */
type Answer = { next: string } | CartProblem;

const intents: Record<CartIntent, (asker: Asker, form: FormData) => Promise<Answer>> = {
  save: saveShown,
  coupon: saveShown,
  buy,
  remove,
  empty: async ({ userId }) => ofCart(done(await emptyCart(userId))),
  coupon_off: async (asker, form) =>
    (await saveChoices(asker, form)) ?? ofCart(await setCartCoupon({ ...asker, code: null })),
  join: async (asker, form) =>
    (await saveChoices(asker, form)) ?? ofCart(await joinVisaHelpInCart(asker.userId)),
};

const toCart = { next: cartPath };

/** Does what was pressed on the cart's page. Where it was not done, what was typed comes back with the reason. */
export async function takeCartAction(
  request: Request,
  asker: Asker,
): Promise<{ next: string } | { problem: CartProblem; typed: Typed }> {
  const form = await readForm(request);
  const answer = await answerTo(request, asker, form);
  return "next" in answer ? answer : { problem: answer, typed: readTyped(form) };
}

async function answerTo(request: Request, asker: Asker, form: FormData): Promise<Answer> {
  const intent = intentOf(form);
  const ours = intent ? checkFormToken(request, form) : notUnderstood;
  if (!ours.ok || !intent) return ofCart(ours);
  return intents[intent](asker, form);
}

/** A button that stands with an item names the item, and the others themselves. */
function intentOf(form: FormData): CartIntent | undefined {
  if (form.has("remove")) return "remove";
  if (form.has("save")) return "save";
  return Object.keys(intents).find((name): name is CartIntent => name === form.get("intent"));
}

function ofCart(outcome: Outcome<unknown>): Answer {
  return outcome.ok ? toCart : { about: "cart", message: outcome.refusal.message };
}

/** The other items keep the choices that the page showed. A problem with one of them keeps nothing from being removed. */
async function remove(asker: Asker, form: FormData): Promise<Answer> {
  const removed = await removeFromCart({ userId: asker.userId, itemId: text(form, "remove") });
  return removed.ok ? ((await saveChoices(asker, form)) ?? toCart) : ofCart(removed);
}

async function saveChoices(asker: Asker, form: FormData): Promise<CartProblem | null> {
  const cart = await findCart(asker.userId);
  return cart && saveItems(asker, form, cart);
}

/** Puts into the cart what the page showed: the choices of its items, and its coupon. */
async function saveShown(asker: Asker, form: FormData): Promise<Answer> {
  const named = text(form, "save");
  const cart = await findCart(asker.userId);
  if (!cart || (named !== "" && cart.items.every(({ id }) => id !== named))) return ofCart(notInCart);
  const problem = (await saveItems(asker, form, cart)) ?? (await saveCoupon(asker, form, cart));
  return problem ?? toCart;
}

async function saveItems({ userId, now }: Asker, form: FormData, cart: Cart): Promise<CartProblem | null> {
  const changes: CartChange[] = [];
  for (const { id, configuration, fingerprint: print } of cart.items) {
    const shown = shownChoices(form, id);
    const wanted = shown && readConfiguration(configuration, shown);
    if (wanted && !wanted.ok) return { about: "item", itemId: id, message: wanted.refusal.message };
    if (wanted && fingerprint(wanted.value) !== print)
      changes.push({ itemId: id, configuration: wanted.value });
  }
  if (changes.length === 0) return null;
  const changed = await changeCartItems({ userId, changes, mayBuyShare: mayBuyShareAt(now) });
  if (changed.ok) return null;
  const { message } = changed.refusal;
  const [first, ...others] = changes;
  return first && others.length === 0
    ? { about: "item", itemId: first.itemId, message }
    : { about: "cart", message };
}

/** A code can be guessed at, so tries are counted. An empty field takes the coupon off. */
async function saveCoupon(
  { userId, address, now }: Asker,
  form: FormData,
  { couponCode }: Cart,
): Promise<CartProblem | null> {
  const code = text(form, "coupon");
  if (!form.has("coupon") || normaliseCode(code) === (couponCode ?? "")) return null;
  const allowed = code === "" ? done(null) : await limitGuesses({ code, address, userId, now });
  const set = allowed.ok ? await setCartCoupon({ userId, code: code || null, now }) : allowed;
  return set.ok ? null : { about: "coupon", message: set.refusal.message };
}

/** What the page shows is put into the cart first. Where its sum is another than was shown, the payment says so. */
async function buy(asker: Asker, form: FormData): Promise<Answer> {
  const saved = await saveShown(asker, form);
  if (!("next" in saved)) return saved;
  const cart = await readCart(asker.userId, asker.now);
  if (!cart?.quote) return toCart;
  const named = z.uuid().safeParse(form.get("pay"));
  const query = new URLSearchParams({ pay: named.data ?? randomUUID(), quote: cart.quote.id });
  const [currency, was = ""] = text(form, "shown_total").split(" ");
  if (currency === cart.currency && was !== String(cart.quote.price)) query.set("was", was);
  return { next: `${cartPath}?${query}` };
}

/** The same service with the form's choices; whose group's share it is stays as it was. */
function readConfiguration(
  { service, groupId }: CatalogueConfiguration,
  form: FormData,
): Outcome<CatalogueConfiguration> {
  const configured = configure([service], { ...readChoices(form), groupId });
  if (!configured.ok) return configured;
  const complete = refuseMissing(configured.value.missing);
  if (!complete.ok) return complete;
  const [configuration] = configured.value.configurations;
  return configuration ? done(configuration) : notUnderstood;
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
