import { visaHelpSavingPercent } from "#app/pricing/percentages.ts";
import { useCartPending } from "#app/cart/pages/cart-form.tsx";
import styles from "#app/cart/pages/join-offer.module.css";
import { Button } from "#app/ui/button.tsx";

/** An application and visa help lie side by side: as one they cost less (spec section 9). */
export function JoinOffer() {
  const pending = useCartPending("intent", "join");
  return (
    <section className={styles.offer} aria-labelledby="join-heading">
      <div>
        <h2 id="join-heading" className={styles.heading}>
          Add visa help to your application and save {String(visaHelpSavingPercent)}%
        </h2>
        <p>Both are in your cart already. Made one, visa help costs less and nothing else changes.</p>
      </div>
      <Button type="submit" name="intent" value="join" pending={pending}>
        Add visa help
      </Button>
    </section>
  );
}
