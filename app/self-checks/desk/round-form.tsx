import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import {
  pointSystemNames,
  type PointSystem,
  systemsWithRounds,
} from "#app/self-checks/points/point-systems.ts";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export type ShownRound = {
  id: string;
  system: PointSystem;
  heldOn: string;
  name: string;
  lowest: string;
  invited: string;
  sourceName: string;
  sourceUrl: string;
  asOf: string;
  seen: string;
};

export function RoundForm({ round }: { round: ShownRound | null }) {
  return (
    <PostForm
      intent={round ? "change_round" : "add_round"}
      {...(round && { about: { round: round.id } })}
      reloadDocument
      className={`stack-4 ${styles.form}`}
    >
      {round && <SeenVersion name="seen" version={round.seen} />}
      <SelectField
        label="Point system"
        name="system"
        options={systemsWithRounds.map((value) => ({ value, label: pointSystemNames[value] }))}
        defaultValue={round?.system ?? systemsWithRounds[0]}
      />
      <Field
        label="Held on"
        name="held_on"
        type="date"
        width="medium"
        defaultValue={round?.heldOn}
        required
      />
      <Field
        label="Who was invited"
        name="round_name"
        hint="Such as Canadian Experience Class."
        defaultValue={round?.name}
        maxLength={120}
        required
      />
      <Field
        label="Lowest score"
        name="lowest"
        inputMode="numeric"
        width="short"
        defaultValue={round?.lowest}
        required
      />
      <Field
        label="How many were invited"
        name="invited"
        inputMode="numeric"
        width="short"
        optional
        defaultValue={round?.invited}
      />
      <Field
        label="Source: title"
        name="source_name"
        defaultValue={round?.sourceName}
        maxLength={200}
        required
      />
      <Field
        label="Source: address"
        name="source_url"
        defaultValue={round?.sourceUrl}
        maxLength={500}
        required
      />
      <Field label="As of" name="as_of" type="date" width="medium" defaultValue={round?.asOf} required />
      <SubmitButton variant="action">{round ? "Save" : "Add the Round"}</SubmitButton>
    </PostForm>
  );
}
