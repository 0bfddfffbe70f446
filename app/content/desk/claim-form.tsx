import { proofLengthMax } from "#app/content/claims.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ClaimFormProps = { isHidden: boolean; proof: string; provedUntil: string | null; seen: string };

export function ClaimForm({ isHidden, proof, provedUntil, seen }: ClaimFormProps) {
  return (
    <PostForm intent="save" reloadDocument className={`stack-4 ${styles.form}`}>
      <SeenVersion name="seen" version={seen} />
      <TextAreaField
        label="Proof"
        name="proof"
        hint="Where the evidence is kept: the sample, the period, the method and who approved it. No page shows this."
        rows={5}
        optional
        defaultValue={proof}
        maxLength={proofLengthMax}
      />
      <Field
        label="Good until"
        name="proved_until"
        type="date"
        hint="After that day the list of claims says that the proof has run out."
        width="medium"
        optional
        defaultValue={provedUntil ?? ""}
      />
      <CheckboxField
        label="Hide it"
        name="hidden"
        value="yes"
        hint="It goes from every page that says it. A section that says nothing else goes with it."
        defaultChecked={isHidden}
      />
      <SubmitButton variant="action">Save</SubmitButton>
    </PostForm>
  );
}
