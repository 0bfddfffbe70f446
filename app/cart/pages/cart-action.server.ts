import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { z } from "zod";

import { asUser } from "#app/accounts/sign-in/require-user.server.ts";
import { notInCart } from "#app/cart/cart-limits.ts";
import { type CartChange, changeCartItems } from "#app/cart/change-cart-items.server.ts";
import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { joinVisaHelpInCart } from "#app/cart/join-visa-help.server.ts";
import type { Cart } from "#app/cart/lock-cart.server.ts";
import { itemField, shownChoices, shownField } from "#app/cart/pages/shown-items.ts";
import { findCart } from "#app/cart/quote-cart.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { removeFromCart } from "#app/cart/remove-from-cart.server.ts";
import { setCartCoupon } from "#app/cart/set-cart-coupon.server.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { limitGuesses } from "#app/coupons/limit-coupon-guesses.server.ts";
import { hidden, noFields } from "#app/forms/fields.ts";
import { formAction, leadTo, type Visit } from "#app/forms/form-action.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, type Refusal, refuse, refuseAll, type Refused } from "#app/platform/outcome.ts";
import { type CurrentUser, visitorAddressContext } from "#app/platform/request-context.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import {
  type CatalogueConfiguration,
  configure,
  fingerprint,
  refuseMissing,
} from "#app/pricing/configuration.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";

const cartPath = "/service/cart";
const toCart = (outcome: Outcome<unknown>) => leadTo(outcome, () => cartPath);

/** A change that was made leads back to the cart, so that a reload makes it no second time. Buy Now leads to the payment. */
export const cartAction = formAction(asUser, (on) => ({
  // Before `coupon`, which is a field as well: these two are buttons beside an item.
  remove: on({ schema: z.object({ remove: hidden }), run: async (posted) => toCart(await remove(posted)) }),
  save: on({ schema: z.object({ save: hidden }), run: async (posted) => toCart(await saveShown(posted)) }),
  coupon: on({ schema: noFields, run: async (posted) => toCart(await saveShown(posted)) }),
  coupon_off: on({
    schema: noFields,
    async run(posted) {
      const saved = await saveChoices(posted);
      return toCart(saved.ok ? await setCartCoupon({ ...askerOf(posted), code: null }) : saved);
    },
  }),
  join: on({
    schema: noFields,
    async run(posted) {
      const saved = await saveChoices(posted);
      return toCart(saved.ok ? await joinVisaHelpInCart(posted.who.id) : saved);
    },
  }),
  empty: on({
    schema: noFields,
    run: async ({ who }) => toCart(done(await emptyCart(who.id))),
  }),
  buy: on({
    schema: z.object({ pay: z.uuid().catch(() => randomUUID()), shown_total: hidden }),
    run: buy,
  }),
}));

/** What the page showed: names of fields are made of the ids of the items. */
type Shown = { form: FormData; who: CurrentUser; now: Date; context: Visit["context"] };

type Asker = { userId: UserId; address: string; now: Date };

function askerOf({ who, now, context }: Shown): Asker {
  return { userId: who.id, address: context.get(visitorAddressContext), now };
}

/** Saves the other items' choices too; their problems do not block the removal. */
async function remove(posted: Shown & { fields: { remove: string } }): Promise<Outcome<unknown>> {
  const removed = await removeFromCart({ userId: posted.who.id, itemId: posted.fields.remove });
  return removed.ok ? saveChoices(posted) : removed;
}

async function saveChoices(posted: Shown): Promise<Outcome<unknown>> {
  const cart = await findCart(posted.who.id);
  if (!cart) return done(null);
  const changes = readItems(posted.form, cart);
  return changes.ok ? changeItems(posted, changes.value) : changes;
}

/** Nothing is saved unless all of it can be. */
async function saveShown(posted: Shown & { fields: { save?: string } }): Promise<Outcome<unknown>> {
  const { save: named = "" } = posted.fields;
  const cart = await findCart(posted.who.id);
  if (!cart || (named !== "" && cart.items.every(({ id }) => id !== named))) return notInCart;
  const changes = readItems(posted.form, cart);
  const coupon = await readCoupon(posted, cart);
  if (!changes.ok || !coupon.ok) return refuseAll([changes, coupon]);
  const changed = await changeItems(posted, changes.value);
  if (!changed.ok || coupon.value === undefined) return changed;
  return besideCoupon(await setCartCoupon({ ...askerOf(posted), code: coupon.value }));
}

function readItems(form: FormData, cart: Cart): Outcome<CartChange[]> {
  const changes: CartChange[] = [];
  const refused: Refused[] = [];
  for (const { id, configuration, fingerprint: print } of cart.items) {
    const shown = shownChoices(form, id);
    const wanted = shown && readConfiguration(configuration, shown);
    if (wanted && !wanted.ok) refused.push(besideItem(id, wanted.refusal));
    if (wanted?.ok && fingerprint(wanted.value) !== print)
      changes.push({ itemId: id, configuration: wanted.value });
  }
  return refused.length > 0 ? refuseAll(refused) : done(changes);
}

async function changeItems({ who, now }: Shown, changes: CartChange[]): Promise<Outcome<unknown>> {
  const [first, ...others] = changes;
  if (!first) return done(null);
  const changed = await changeCartItems({ userId: who.id, changes, mayBuyShare: mayBuyShareAt(now) });
  return changed.ok || others.length > 0 ? changed : besideItem(first.itemId, changed.refusal);
}

function besideItem(itemId: string, refusal: Refusal): Refused {
  return refuse({ ...refusal, errors: { [itemField(itemId, shownField)]: refusal.message } });
}

/**
 * The code to set, null to remove the coupon, undefined where it stays. Codes can be guessed, so attempts are limited.
 */
async function readCoupon(posted: Shown, { couponCode }: Cart): Promise<Outcome<string | null | undefined>> {
  const { form } = posted;
  const { userId, address, now } = askerOf(posted);
  const code = String(form.get("coupon") ?? "").trim();
  if (!form.has("coupon") || normaliseCode(code) === (couponCode ?? "")) return done(undefined);
  if (code === "") return done(null);
  const allowed = await limitGuesses({ code, address, userId, now });
  const found = allowed.ok ? await findCoupon(db, code, { userId, now }) : allowed;
  return found.ok ? done(code) : besideCoupon(found);
}

function besideCoupon<Value>(outcome: Outcome<Value>): Outcome<Value> {
  return outcome.ok ? outcome : refuse({ ...outcome.refusal, errors: { coupon: outcome.refusal.message } });
}

/** Saves what the page showed first. If the total changed, the payment says so. */
async function buy(posted: Shown & { fields: { pay: string; shown_total: string } }) {
  const saved = await saveShown({ ...posted, fields: {} });
  if (!saved.ok) return saved;
  const cart = await readCart(posted.who.id, posted.now);
  if (!cart?.quote) return redirect(cartPath, 303);
  const query = new URLSearchParams({ pay: posted.fields.pay, quote: cart.quote.id });
  const [currency, was = ""] = posted.fields.shown_total.split(" ");
  if (currency === cart.currency && was !== String(cart.quote.price)) query.set("was", was);
  return redirect(`${cartPath}?${query}`, 303);
}

/** The group of a share stays as it was. */
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
