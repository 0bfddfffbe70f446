import type { BulkResult } from "#app/cases/desk/work/act-on-chosen.server.ts";
import type { WorkOptions } from "#app/cases/desk/work/work-view.ts";
import styles from "#app/desk/list/list-frame.module.css";
import { PostForm, usePreview } from "#app/forms/post-form.tsx";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export const bulkForm = "chosen-work";

/** The rows' boxes belong to it, so that it needs no script. */
export function BulkForm({ people, mayAssign }: { people: WorkOptions["people"]; mayAssign: boolean }) {
  return (
    <PostForm
      id={bulkForm}
      intent={["assign_chosen", "move_chosen", "export_chosen"]}
      reloadDocument
      aria-label="With those chosen"
      className={styles.bulk}
    >
      <p className={styles.chosen}>chosen</p>
      {mayAssign && (
        <div className={styles.part}>
          <SelectField label="Give to" name="person" options={people.map(toReceiver)} />
          <CheckboxField label="Booked sessions go along" name="along" value="yes" defaultChecked />
          <SubmitButton intent="assign_chosen" size="small">
            Assign
          </SubmitButton>
        </div>
      )}
      <div className={styles.part}>
        <SelectField label="Move to" name="to" options={moves} />
        <SubmitButton intent="move_chosen" size="small">
          Move
        </SubmitButton>
      </div>
      <SubmitButton intent="export_chosen" size="small" variant="quiet">
        Export as CSV
      </SubmitButton>
    </PostForm>
  );
}

/** A delivery needs a version or a reason, so it is made one by one. */
const moves = (["in_progress", "in_review"] as const).map((state) => ({
  value: state,
  label: itemStateLabels[state],
}));

function toReceiver({ value, label }: WorkOptions["people"][number]) {
  if (value === "me") return { value, label: "Me" };
  return { value, label: value === "nobody" ? "Nobody" : label };
}

/** What became of those chosen. */
export function BulkAnswer() {
  const answer = usePreview<BulkResult>();
  if (answer === null) return null;
  return (
    <>
      {answer.done > 0 && (
        <Alert tone="success">
          {answer.done === 1 ? "One case is done." : `${answer.done} cases are done.`}
        </Alert>
      )}
      {answer.refused.length > 0 && (
        <Alert tone="warning">
          <p>
            {answer.refused.length === 1 ? "One was not done:" : `${answer.refused.length} were not done:`}
          </p>
          <ul>
            {answer.refused.map(({ name, why }, at) => (
              <li key={at}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
