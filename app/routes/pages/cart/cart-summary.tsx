import { useNavigation } from "react-router";

import { PriceHeadline, PriceLines } from "#app/checkout/price-panel.tsx";
import { formatMoney } from "#app/money/format.ts";
import { CartForm, useCartPending } from "#app/routes/pages/cart/cart-form.tsx";
import styles from "#app/routes/pages/cart/cart-summary.module.css";
import type { CartProblem, CartView } from "#app/routes/pages/cart/cart-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icons.tsx";

type CartSummaryProps = { cart: CartView; problem: Extract<CartProblem, { about: "coupon" }> | null };

/** What it comes to, the coupon, and the way to pay. */
export function CartSummary({ cart, problem }: CartSummaryProps) {
  const busy = useNavigation().state !== "idle";
  const { totals } = cart;
  return (
    <section className={styles.summary} aria-labelledby="summary-heading" aria-busy={busy || undefined}>
      <h2 id="summary-heading" className={styles.heading}>
        In all
      </h2>
      {totals && <PriceHeadline view={totals.view} from={false} />}
      {cart.problem && <Alert tone="warning">{cart.problem}</Alert>}
      <Coupon key={cart.coupon.code} cart={cart} problem={problem} />
      {totals && (
        <LinkButton
          variant="action"
          size="large"
          wide
          to={cart.payHref}
          preventScrollReset
          aria-disabled={busy || undefined}
        >
          Buy Now
        </LinkButton>
      )}
      {totals && <PriceLines quote={totals.byService} />}
    </section>
  );
}

/** One code for the whole cart. A wrong one is said beside it, and the earlier one stays. */
function Coupon({ cart, problem }: CartSummaryProps) {
  const pending = useCartPending("coupon");
  const { code, saved } = cart.coupon;
  return (
    <div className={styles.coupon}>
      <CartForm intent="coupon" token={cart.token}>
        <Field
          label="Coupon code"
          name="coupon"
          defaultValue={problem?.code ?? code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={problem?.message ?? cart.coupon.problem}
          after={
            <Button type="submit" pending={pending}>
              Apply
            </Button>
          }
        />
      </CartForm>
      {saved !== null && (
        <p className={styles.saved} role="status">
          <Icon name="check" /> {savedWords(code, saved, cart.currency)}
        </p>
      )}
      {code !== "" && (
        <CartForm intent="coupon" token={cart.token}>
          <Button type="submit" variant="quiet" size="small" pending={pending}>
            Take the coupon off
          </Button>
        </CartForm>
      )}
    </div>
  );
}

function savedWords(code: string, saved: bigint, currency: string): string {
  if (saved === 0n) return `${code} is for other services and takes nothing off these.`;
  return `${code} takes ${formatMoney(saved, currency)} off.`;
}
