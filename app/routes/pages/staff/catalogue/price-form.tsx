import type { Example, PriceAnswer } from "#app/routes/pages/staff/catalogue/price-view.ts";
import styles from "#app/routes/pages/staff/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field } from "#app/ui/field.tsx";

type PriceFormProps = {
  /** What it costs now, in major units. */
  current: { inr: string; usd: string };
  seen: string;
  timeZone: string;
  token: string;
  answer: PriceAnswer | null;
};

/** A new price, at once or from a moment on. What customers would pay by it can be looked at first. */
export function PriceForm({ current, seen, timeZone, token, answer }: PriceFormProps) {
  const typed = answer?.typed;
  const errorAt = (field: string) => (answer?.field === field ? answer.message : null);
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <Field
        label="Price in rupees"
        name="inr"
        before="₹"
        inputMode="decimal"
        width="medium"
        defaultValue={typed?.inr ?? current.inr}
        error={errorAt("inr")}
        required
      />
      <Field
        label="Price in US dollars"
        name="usd"
        before="$"
        inputMode="decimal"
        width="medium"
        defaultValue={typed?.usd ?? current.usd}
        error={errorAt("usd")}
        required
      />
      <Field
        label="Begins"
        name="startsAt"
        type="datetime-local"
        hint={`As a clock in ${timeZone} shows it. Empty for at once.`}
        width="medium"
        optional
        defaultValue={typed?.startsAt}
        error={errorAt("startsAt")}
      />
      <Field
        label="Reason"
        name="reason"
        hint="Stands in the log."
        defaultValue={typed?.reason}
        error={errorAt("reason")}
        maxLength={500}
      />
      {(answer?.field === "sure" || typed?.sure) && (
        <CheckboxField
          label="I mean it"
          name="sure"
          value="yes"
          defaultChecked={typed?.sure}
          error={errorAt("sure")}
        />
      )}
      {answer?.examples && <Examples examples={answer.examples} label="By this price a customer pays" />}
      <p className={styles.buttons}>
        <Button type="submit" name="intent" value="preview">
          See What Customers Pay
        </Button>
        <Button type="submit" name="intent" value="set" variant="action">
          Set the Price
        </Button>
      </p>
    </form>
  );
}

export function Examples({ examples, label }: { examples: Example[]; label: string }) {
  return (
    <div className={styles.preview} role="group" aria-label={label}>
      <p>{label}:</p>
      <dl className={styles.facts}>
        {examples.map(({ currency, price }) => (
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
