import { z } from "zod";

import { checkFormToken } from "#app/accounts/form-token.server.ts";
import { changeCartItem } from "#app/cart/change-cart-item.server.ts";
import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { joinVisaHelpInCart } from "#app/cart/join-visa-help.server.ts";
import { notInCart } from "#app/cart/cart-limits.ts";
import { findCart } from "#app/cart/quote-cart.server.ts";
import { removeFromCart } from "#app/cart/remove-from-cart.server.ts";
import { setCartCoupon } from "#app/cart/set-cart-coupon.server.ts";
import { limitGuesses } from "#app/coupons/guess-limit.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import { type CatalogueConfiguration, configure, refuseMissing } from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import type { CartIntent, CartProblem } from "#app/routes/pages/cart/cart-view.ts";
import { readForm } from "#app/routes/shell/read-form.server.ts";

/** Who asks, from which network address, and when. */
type Asker = { userId: string; address: string; now: Date };

const intents: Record<CartIntent, (asker: Asker, form: FormData) => Promise<Outcome<unknown>>> = {
  remove: ({ userId }, form) => removeFromCart({ userId, itemId: text(form, "item") }),
  change: changeItem,
  empty: async ({ userId }) => done(await emptyCart(userId)),
  coupon: applyCoupon,
  join: ({ userId }) => joinVisaHelpInCart(userId),
};

/** Does what a form of the cart's page asks for. Null when it is done; else why it was not. */
export async function takeCartAction(request: Request, asker: Asker): Promise<CartProblem | null> {
  const form = await readForm(request);
  const intent = Object.keys(intents).find((name): name is CartIntent => name === form.get("intent"));
  const ours = intent ? checkFormToken(request, form) : notUnderstood;
  const outcome = ours.ok && intent ? await intents[intent](asker, form) : ours;
  return outcome.ok ? null : problemAbout(intent, outcome.refusal.message, form);
}

/** Where the customer pressed is where they are answered. An item that is gone has no place of its own. */
function problemAbout(intent: CartIntent | undefined, message: string, form: FormData): CartProblem {
  if (intent === "coupon") return { about: "coupon", code: text(form, "coupon"), message };
  const known = z.uuid().safeParse(form.get("item"));
  return intent === "change" && known.success && message !== notInCart.refusal.message
    ? { about: "item", itemId: known.data, message }
    : { about: "cart", message };
}

/** A code can be guessed at, so tries are counted. An empty field takes the coupon off. */
async function applyCoupon({ userId, address, now }: Asker, form: FormData): Promise<Outcome<unknown>> {
  const code = text(form, "coupon");
  if (code === "") return setCartCoupon({ userId, code: null, now });
  const allowed = await limitGuesses({ code, address, userId, now });
  return allowed.ok ? setCartCoupon({ userId, code, now }) : allowed;
}

async function changeItem({ userId, now }: Asker, form: FormData): Promise<Outcome<unknown>> {
  const itemId = text(form, "item");
  const cart = await findCart(userId);
  const item = cart?.items.find((one) => one.id === itemId);
  if (!item) return notInCart;
  const wanted = readConfiguration(item.configuration, form);
  if (!wanted.ok) return wanted;
  return changeCartItem({ userId, itemId, configuration: wanted.value, mayBuyShare: mayBuyShareAt(now) });
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
