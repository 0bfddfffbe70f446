import type { HandMove } from "#app/cases/item-moves.ts";
import { noteLengthMax } from "#app/orders/item-note.ts";
import type { ItemProblem, ItemView } from "#app/cases/desk/item/item-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/* Plain forms: the answer is a page read anew, so that nobody acts on what was. */

type FormProps = { token: string; problem: ItemProblem | null };

export function TakeForm({ token }: { token: string }) {
  return (
    <form method="post" className={styles.form}>
      <Hidden token={token} intent="take" />
      <Button type="submit">Take</Button>
    </form>
  );
}

/** A note and a button for each place the item can go. */
export function MoveForm({ item, moves, token, problem }: FormProps & { item: ItemView; moves: HandMove[] }) {
  const written = problem?.to === "cancelled" ? null : problem;
  return (
    <form method="post" className={styles.form}>
      <Hidden token={token} intent="move" />
      <input type="hidden" name="from" value={item.from} />
      <NoteFields label="Note" optional about="note" written={written} />
      <p className={styles.buttons}>
        {moves.map(({ to, words }, index) => (
          <Button key={to} type="submit" name="to" value={to} variant={index === 0 ? "action" : "plain"}>
            {words}
          </Button>
        ))}
      </p>
    </form>
  );
}

/** Behind a line that opens, so that no slip of a finger cancels. */
export function CancelForm({ item, move, token, problem }: FormProps & { item: ItemView; move: HandMove }) {
  const written = problem?.to === "cancelled" ? problem : null;
  return (
    <Disclosure summary={move.words} open={written !== null}>
      <form method="post" className={styles.form}>
        <Hidden token={token} intent="move" />
        <input type="hidden" name="from" value={item.from} />
        <input type="hidden" name="to" value={move.to} />
        <p>The item ends here. No money is given back by this: that is a refund of the order.</p>
        <NoteFields label="Reason" about="reason" written={written} />
        <Button type="submit" variant="danger">
          {move.words}
        </Button>
      </form>
    </Disclosure>
  );
}

export function AssignForm({
  assign,
  token,
  problem,
}: FormProps & { assign: NonNullable<ItemView["assign"]> }) {
  return (
    <form method="post" className={styles.form}>
      <Hidden token={token} intent="assign" />
      <input type="hidden" name="from" value={assign.from} />
      <SelectField
        label="Counsellor"
        name="person"
        options={assign.people}
        defaultValue={problem?.person ?? assign.from}
        error={problem?.about === "person" ? problem.message : null}
      />
      <Button type="submit">Assign</Button>
    </form>
  );
}

type NoteProps = {
  label: string;
  optional?: boolean;
  about: ItemProblem["about"];
  /** What was written in this form before it was refused. */
  written: ItemProblem | null;
};

function NoteFields({ label, optional, about, written }: NoteProps) {
  return (
    <>
      <TextAreaField
        label={label}
        name="note"
        rows={3}
        optional={optional}
        required={!optional}
        maxLength={noteLengthMax}
        defaultValue={written?.note}
        error={written?.about === about ? written.message : null}
      />
      <CheckboxField
        label="Tell the customer this"
        name="tell"
        value="yes"
        defaultChecked={written?.tell}
        hint="Without it the customer reads where the item stands, and the note stays at the desk."
      />
    </>
  );
}

function Hidden({ token, intent }: { token: string; intent: string }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
