import type { HandMove } from "#app/cases/item-moves.ts";
import { noteLengthMax } from "#app/orders/items/item-note.ts";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function TakeForm() {
  return (
    <PostForm intent="take" reloadDocument className={`stack-4 ${styles.form}`}>
      <SubmitButton>Take</SubmitButton>
    </PostForm>
  );
}

export function MoveForm({ item, moves }: { item: ItemView; moves: HandMove[] }) {
  return (
    <PostForm intent="move" reloadDocument className={`stack-4 ${styles.form}`}>
      <input type="hidden" name="from" value={item.from} />
      <NoteFields label="Note" optional />
      <p className="row">
        {moves.map(({ to, text }, index) => (
          <Button key={to} type="submit" name="to" value={to} variant={index === 0 ? "action" : "plain"}>
            {text}
          </Button>
        ))}
      </p>
    </PostForm>
  );
}

/** Collapsed, so a stray click reopens nothing. */
export function ReopenForm({ item }: { item: ItemView }) {
  return (
    <Disclosure summary="Reopen" open={useIsRefused("reopen")}>
      <PostForm intent="reopen" reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="from" value={item.from} />
        <p>The work goes on, with a new date. The customer is told by email.</p>
        <TextAreaField
          label="Why it is reopened"
          hint="The customer reads this."
          name="note"
          rows={3}
          required
          maxLength={noteLengthMax}
        />
        <SubmitButton>Reopen</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}

export function AssignForm({ assign }: { assign: NonNullable<ItemView["assign"]> }) {
  return (
    <PostForm intent="assign" reloadDocument className={`stack-4 ${styles.form}`}>
      <input type="hidden" name="from" value={assign.from} />
      <SelectField label="Counsellor" name="person" options={assign.people} defaultValue={assign.from} />
      <CheckboxField
        label="Booked sessions go along"
        name="along"
        value="yes"
        defaultChecked
        hint="The customer is told who holds them. Without it they stay where they are."
      />
      <SubmitButton>Assign</SubmitButton>
    </PostForm>
  );
}

export function GiveBackForm() {
  return (
    <PostForm intent="give_back" reloadDocument className={`stack-4 ${styles.form}`}>
      <SubmitButton size="small">Give Back</SubmitButton>
    </PostForm>
  );
}

function NoteFields({ label, optional = false }: { label: string; optional?: boolean }) {
  return (
    <>
      <TextAreaField
        label={label}
        name="note"
        rows={3}
        optional={optional}
        required={!optional}
        maxLength={noteLengthMax}
      />
      <CheckboxField
        label="Tell the customer this"
        name="tell"
        value="yes"
        hint="Without it the customer sees only the new state, and the note stays at the desk."
      />
    </>
  );
}
