import { proofLengthMax, type TypedClaim } from "#app/content/claim-proof.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";

type ClaimFormProps = {
  fields: TypedClaim;
  seen: string;
  token: string;
  answer: { message: string; field: string | null; typed: TypedClaim } | null;
};

export function ClaimForm({ fields, seen, token, answer }: ClaimFormProps) {
  const shown = answer?.typed ?? fields;
  const errorAt = (field: string) => (answer?.field === field ? answer.message : null);
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        label="Proof"
        name="proof"
        hint="Where the evidence is kept: the sample, the period, the method and who approved it. No page shows this."
        rows={5}
        optional
        defaultValue={shown.proof}
        error={errorAt("proof")}
        maxLength={proofLengthMax}
      />
      <Field
        label="Good until"
        name="proved_until"
        type="date"
        hint="After that day the list of claims says that the proof has run out."
        width="medium"
        optional
        defaultValue={shown.provedUntil}
        error={errorAt("proved_until")}
      />
      <CheckboxField
        label="Hide it"
        name="hidden"
        value="yes"
        hint="It goes from every page that says it. A section that says nothing else goes with it."
        defaultChecked={shown.hidden}
      />
      <Button type="submit" variant="action">
        Save
      </Button>
    </form>
  );
}
