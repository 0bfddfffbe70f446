import { couponCodeMax } from "#app/coupons/coupon-code.ts";
import { opensPayment } from "#app/checkout/pay/opens-payment.ts";
import { PriceHeadline, PriceLines } from "#app/checkout/purchase-box/price-panel.tsx";
import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import { formatMoney } from "#app/money/format.ts";
import styles from "#app/cart/pages/cart-summary.module.css";
import type { CartView } from "#app/cart/pages/cart-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import type { Currency } from "#app/money/currency.ts";

type CartSummaryProps = { cart: CartView };

export function CartSummary({ cart }: CartSummaryProps) {
  const busy = useNavigation().state !== "idle";
  const buying = useSendingIntent() === "buy";
  const { totals } = cart;
  return (
    <section
      className={`card stack-5 ${styles.summary}`}
      aria-labelledby="summary-heading"
      aria-busy={busy || undefined}
    >
      <h2 id="summary-heading" className="step-2">
        Order summary
      </h2>
      {totals && <PriceHeadline view={totals.view} from={false} />}
      {cart.problem && <Alert tone="warning">{cart.problem}</Alert>}
      <Coupon key={cart.coupon.code} cart={cart} />
      {totals && (
        <Button
          {...opensPayment}
          type="submit"
          name="intent"
          value="buy"
          variant="action"
          size="large"
          wide
          pending={buying}
          aria-disabled={busy || undefined}
        >
          Buy Now
        </Button>
      )}
      {totals && <PriceLines quote={totals.byService} />}
    </section>
  );
}

function Coupon({ cart }: CartSummaryProps) {
  const { code, saved } = cart.coupon;
  return (
    <div className={`stack-1 ${styles.coupon}`}>
      <Field
        label="Coupon code"
        name="coupon"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={couponCodeMax}
        error={cart.coupon.problem}
        after={<SubmitButton intent="coupon">Apply</SubmitButton>}
      />
      {saved !== null && (
        <p className={styles.saved} role="status">
          <Icon name="check" /> {savedText(code, saved, cart.currency)}
        </p>
      )}
      {code !== "" && (
        <SubmitButton intent="coupon_off" variant="quiet" size="small">
          Remove coupon
        </SubmitButton>
      )}
    </div>
  );
}

function savedText(code: string, saved: bigint, currency: Currency): string {
  if (saved === 0n) return `${code} is for other services and takes nothing off these.`;
  return `${code} takes ${formatMoney(saved, currency)} off.`;
}
