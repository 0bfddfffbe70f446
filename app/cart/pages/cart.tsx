import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { PaymentDialog } from "#app/checkout/payment-dialog.tsx";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { purchaseProblem } from "#app/checkout/purchase-problem.ts";
import { NextActions } from "#app/checkout/next-actions.tsx";
import { currentUserContext, visitorAddressContext } from "#app/platform/request-context.ts";
import styles from "#app/cart/pages/cart.module.css";
import { CartForm } from "#app/cart/pages/cart-form.tsx";
import { CartItem } from "#app/cart/pages/cart-item.tsx";
import { CartSummary } from "#app/cart/pages/cart-summary.tsx";
import type { CartProblem, CartView } from "#app/cart/pages/cart-view.ts";
import { EmptyCartButton } from "#app/cart/pages/empty-cart-button.tsx";
import { JoinOffer } from "#app/cart/pages/join-offer.tsx";
import { loadCart } from "#app/cart/pages/load-cart.server.ts";
import { isChanged, type Typed, withTyped } from "#app/cart/pages/shown-items.ts";
import { cartPath, takeCartAction } from "#app/cart/pages/take-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { unlisted } from "#app/http/page-title.ts";
import { requireUser } from "#app/accounts/signed-in.server.ts";

import type { Route } from "./+types/cart.ts";

/** What the customer is about to buy, priced as one. Paying opens a dialog over it, by the address. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const loaded = await loadCart({
    user,
    url,
    formToken: formToken(request),
    cookies: request.headers.get("cookie"),
    now: new Date(),
  });
  return {
    cart: loaded?.cart ?? null,
    shownCurrency: visitorCurrency(request, user).currency,
    payment: loaded?.payment ?? null,
    purchaseProblem: loaded?.payment ? null : purchaseProblem(url.searchParams.get("problem")),
  };
}

/** Buy Now leads to the payment, by the address. A change that was made leads back to the cart, so that a reload makes it no second time. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  if (!user) return logInFirst(context, cartPath);
  const outcome = await takeCartAction(request, {
    userId: user.id,
    address: context.get(visitorAddressContext),
    now: new Date(),
  });
  if ("next" in outcome) throw redirect(outcome.next, 303);
  return data(outcome, { status: 422 });
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your cart");

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, payment } = loaderData;
  const problem = actionData?.problem ?? null;
  const typed = actionData?.typed ?? {};
  const refused =
    problem?.about === "cart" ? { words: problem.message, ways: [] } : loaderData.purchaseProblem;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Your cart"
        intro={cart ? cartIntro(cart) : undefined}
        back={{ to: "/service/", label: "All services" }}
      />
      {refused && (
        <Alert tone="danger" actions={refused.ways.length > 0 && <NextActions ways={refused.ways} />}>
          {refused.words}
        </Alert>
      )}
      {cart && loaderData.shownCurrency !== null && loaderData.shownCurrency !== cart.currency && (
        <Alert announce={false}>
          Your cart is in {cart.currency}. To pay in {loaderData.shownCurrency}, empty it and add the services
          again.
        </Alert>
      )}
      {cart ? <FullCart cart={cart} problem={problem} typed={typed} /> : <NothingInIt />}
      {payment && <PaymentDialog data={payment} />}
    </div>
  );
}

function cartIntro({ items, currency }: CartView): string {
  return `${items.length === 1 ? "One service" : `${items.length} services`}, priced in ${currency}.`;
}

type FullCartProps = { cart: CartView; problem: CartProblem | null; typed: Typed };

function FullCart({ cart, problem, typed }: FullCartProps) {
  const problemOf = (itemId: string) =>
    problem?.about === "item" && problem.itemId === itemId ? problem.message : null;
  return (
    <CartForm cart={cart} className={styles.columns}>
      <section className={styles.main} aria-label="Services in your cart">
        <ul className={styles.items}>
          {cart.items.map((item) => {
            const shown = withTyped(item, typed);
            const itemProblem = problemOf(item.id);
            return (
              <CartItem
                key={item.id}
                item={shown}
                currency={cart.currency}
                problem={itemProblem}
                open={itemProblem !== null || isChanged(item, shown)}
              />
            );
          })}
        </ul>
        {cart.canJoin && <JoinOffer />}
        <div className={styles.foot}>
          <LinkButton to="/service/">Add another service</LinkButton>
          <EmptyCartButton token={cart.token} />
        </div>
      </section>
      <CartSummary
        cart={cart}
        typedCode={typed["coupon"]}
        problem={problem?.about === "coupon" ? problem.message : null}
      />
    </CartForm>
  );
}

function NothingInIt() {
  return (
    <EmptyState
      picture="boat"
      heading="Your cart is empty"
      action={<LinkButton to="/service/">See services and prices</LinkButton>}
    >
      <p>What you add appears here with its price until you buy or remove it.</p>
    </EmptyState>
  );
}
