import { visaHelpSavingPercent } from "#app/pricing/percentages.ts";
import styles from "#app/cart/pages/join-offer.module.css";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function JoinOffer() {
  return (
    <section className={`spread ${styles.offer}`} aria-labelledby="join-heading">
      <div className="stack-1">
        <h2 id="join-heading" className="step-1">
          Add visa help to your application and save {String(visaHelpSavingPercent)}%
        </h2>
        <p>Both are already in your cart. Bought together, visa help costs less and nothing else changes.</p>
      </div>
      <SubmitButton intent="join">Add visa help</SubmitButton>
    </section>
  );
}
