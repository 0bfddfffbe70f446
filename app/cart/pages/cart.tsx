import { formToken } from "#app/forms/form-token.server.ts";
import { PaymentDialog } from "#app/checkout/pay/payment-dialog.tsx";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { purchaseProblem } from "#app/checkout/pay/purchase-problem.ts";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import styles from "#app/cart/pages/cart.module.css";
import { CartForm } from "#app/cart/pages/cart-form.tsx";
import { CartItem } from "#app/cart/pages/cart-item.tsx";
import { CartSummary } from "#app/cart/pages/cart-summary.tsx";
import type { CartView } from "#app/cart/pages/cart-view.ts";
import { EmptyCartButton } from "#app/cart/pages/empty-cart-button.tsx";
import { JoinOffer } from "#app/cart/pages/join-offer.tsx";
import { loadCart } from "#app/cart/pages/load-cart.server.ts";
import { cartAction } from "#app/cart/pages/cart-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { unlisted } from "#app/http/shell/page-title.ts";
import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";

import type { Route } from "./+types/cart.ts";

/** The address opens the payment dialog. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const token = formToken(request);
  const loaded = await loadCart({
    user,
    url,
    formToken: token,
    cookies: request.headers.get("cookie"),
    now: new Date(),
  });
  return {
    token,
    cart: loaded?.cart ?? null,
    shownCurrency: visitorCurrency(request, user).currency,
    payment: loaded?.payment ?? null,
    purchaseProblem: loaded?.payment ? null : purchaseProblem(url.searchParams.get("problem")),
  };
}

export const action = cartAction;

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your cart");

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { cart, payment, purchaseProblem: refused } = loaderData;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Your cart"
        intro={cart ? cartIntro(cart) : undefined}
        back={{ to: "/service/", label: "All services" }}
      />
      <AnswerSummary />
      {refused && (
        <Alert tone="danger" actions={refused.ways.length > 0 && <NextActions ways={refused.ways} />}>
          {refused.text}
        </Alert>
      )}
      {cart && loaderData.shownCurrency !== null && loaderData.shownCurrency !== cart.currency && (
        <Alert announce={false}>
          Your cart is in {cart.currency}. To pay in {loaderData.shownCurrency}, empty it and add the services
          again.
        </Alert>
      )}
      {cart ? <FullCart cart={cart} /> : <NothingInIt />}
      {payment && <PaymentDialog data={payment} />}
    </div>
  );
}

function cartIntro({ items, currency }: CartView): string {
  return `${items.length === 1 ? "One service" : `${items.length} services`}, priced in ${currency}.`;
}

function FullCart({ cart }: { cart: CartView }) {
  return (
    <CartForm cart={cart} className={`stack-8 ${styles.columns}`}>
      <section className={`stack-6 ${styles.main}`} aria-label="Services in your cart">
        <ul className={styles.items}>
          {cart.items.map((item) => (
            <CartItem key={item.id} item={item} currency={cart.currency} />
          ))}
        </ul>
        {cart.canJoin && <JoinOffer />}
        <div className={`spread ${styles.foot}`}>
          <LinkButton to="/service/">Add another service</LinkButton>
          <EmptyCartButton />
        </div>
      </section>
      <CartSummary cart={cart} />
    </CartForm>
  );
}

function NothingInIt() {
  return (
    <EmptyState
      picture="boat"
      heading="Your cart is empty"
      action={
        <LinkButton to="/service/" variant="action">
          See services and prices
        </LinkButton>
      }
    >
      <p>Services you add will appear here.</p>
    </EmptyState>
  );
}
