import type { ShownEntry } from "#app/cases/evidence/evidence-view.server.ts";
import styles from "#app/cases/evidence/evidence.module.css";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { noteLengthMax } from "#app/orders/items/item-note.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type EntryProps = { entry: ShownEntry };

/** Open where something waits for a decision. */
export function DecideForm({ entry: { key, title, state, seen, note } }: EntryProps) {
  const about = { entry: key };
  const isRefused = useIsRefused("decide", about);
  return (
    <Disclosure summary="Decide" open={isRefused || state === "sent"}>
      <PostForm
        intent="decide"
        about={about}
        action={`#${key}`}
        reloadDocument
        className={`stack-4 ${styles.form}`}
        aria-label={`Decide: ${title}`}
      >
        <SeenVersion name="seen" version={seen} />
        <TextAreaField
          label="Note to the customer"
          hint="Needed where it is weak or asked for again."
          name="note"
          rows={3}
          maxLength={noteLengthMax}
          defaultValue={state === "weak" ? (note ?? "") : ""}
        />
        <p className="row">
          {verdictButtons.map(([verdict, label]) => (
            <Button
              key={verdict}
              type="submit"
              name="verdict"
              value={verdict}
              variant={verdict === "accepted" ? "action" : "plain"}
            >
              {label}
            </Button>
          ))}
        </p>
      </PostForm>
    </Disclosure>
  );
}

const verdictButtons = [
  ["accepted", "Accept"],
  ["weak", "Weak"],
  ["missing", "Ask Again"],
  ["not_needed", "Not Needed"],
] as const;

export function RemoveForm({ entry: { key, title } }: EntryProps) {
  return (
    <PostForm intent="remove_entry" about={{ entry: key }} reloadDocument>
      <SubmitButton variant="quiet" size="small">
        Take off the list<span className="visually-hidden">: {title}</span>
      </SubmitButton>
    </PostForm>
  );
}
