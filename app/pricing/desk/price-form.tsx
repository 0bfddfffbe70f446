import type { Example, PriceAnswer } from "#app/pricing/desk/price-view.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import { namedFields } from "#app/forms/named-fields.ts";
import styles from "#app/desk/record-page.module.css";
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
  const named = namedFields({ startsAt: "", reason: "", ...(typed ?? current) }, answer);
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <Field
        label="Price in rupees"
        {...named("inr")}
        before="₹"
        inputMode="decimal"
        width="medium"
        required
      />
      <Field
        label="Price in US dollars"
        {...named("usd")}
        before="$"
        inputMode="decimal"
        width="medium"
        required
      />
      <Field
        label="Begins"
        {...named("startsAt")}
        type="datetime-local"
        hint={`As a clock in ${timeZone} shows it. Empty for at once.`}
        width="medium"
        optional
      />
      <Field label="Reason" {...named("reason")} hint="Stands in the log." maxLength={500} />
      {typed && (answer?.field === "sure" || typed.sure) && (
        <CheckboxField
          label={`I mean it: ₹${typed.inr} and $${typed.usd}`}
          name="sure"
          value={typed.meant}
          defaultChecked={typed.sure === typed.meant}
          error={answer?.field === "sure" ? answer.message : null}
        />
      )}
      {answer?.examples && (
        <Examples
          examples={answer.examples}
          label={`By ₹${answer.typed.inr} and $${answer.typed.usd} a customer pays`}
        />
      )}
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
      <FactList facts={examples.map(({ currency, price }) => ({ label: currency, words: price }))} />
    </div>
  );
}
