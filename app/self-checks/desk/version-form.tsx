import { PostForm, useIsRefused, usePreview, useRefusedForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import type { GridPreviewShown } from "#app/self-checks/desk/load-version.server.ts";
import type { SheetSection } from "#app/self-checks/desk/sheets/grid-sheet.ts";
import { SheetTableView } from "#app/self-checks/desk/sheet-table.tsx";
import recordStyles from "#app/desk/record-page.module.css";
import styles from "#app/self-checks/desk/version-form.module.css";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type VersionFormProps = {
  sections: SheetSection[];
  values: Record<string, string>;
  rowCounts: Record<string, number>;
  seen: string;
  isPublished: boolean;
};

export function VersionForm(props: VersionFormProps) {
  const { sections, values, rowCounts, seen, isPublished } = props;
  const preview = usePreview<GridPreviewShown>();
  const refused = useRefusedForm();
  const isPublishing = preview !== null || refused?.intent === "publish";
  const sure =
    preview?.sure ?? (refused?.intent === "publish" ? refused.fields["sure"]?.[0] : undefined) ?? "";
  return (
    <PostForm intent={["preview", "draft", "publish"]} reloadDocument className="stack-8">
      <SeenVersion name="seen" version={seen} />
      <input type="hidden" name="sure" value={sure} />
      <Buttons />
      {preview && <Preview preview={preview} />}
      {isPublishing && (
        <div className={`stack-4 ${styles.publish}`}>
          <Field
            label="Reason"
            name="reason"
            hint="Stands in the history of this version, and in the log."
            maxLength={500}
          />
          <p>
            <SubmitButton intent="publish" variant="action">
              {isPublished ? "Publish the Correction" : "Publish"}
            </SubmitButton>
          </p>
        </div>
      )}
      {sections.map(({ heading, intro, tables }) => (
        <section className="stack-6" key={heading} aria-label={heading}>
          <div className="stack-1">
            <h2>{heading}</h2>
            {intro && <p className="muted measure">{intro}</p>}
          </div>
          {tables.map((table) => (
            <SheetTableView key={table.caption} table={table} values={values} rowCounts={rowCounts} />
          ))}
        </section>
      ))}
      <Buttons />
    </PostForm>
  );
}

function Preview({ preview: { changes, changed, unchanged } }: { preview: GridPreviewShown }) {
  const columns = { who: "Example", before: "Now", after: "Then" };
  return (
    <section className={`stack-4 ${styles.preview}`} aria-labelledby="preview-heading">
      <h2 id="preview-heading">What publishing changes</h2>
      <p>Nothing is saved yet.</p>
      <DataTable
        label="Cells that change"
        columns={{ cell: "Cell", before: "Now", after: "Then" }}
        rows={changes}
        empty="No cell changes."
      />
      <DataTable
        label="Examples that change"
        columns={columns}
        rows={changed}
        empty="No example comes to something else."
      />
      {unchanged.length > 0 && (
        <Disclosure summary={`Examples that stay the same: ${unchanged.length}`}>
          <DataTable
            label="Examples that stay the same"
            columns={{ who: "Example", before: "Now and then" }}
            rows={unchanged}
            empty=""
          />
        </Disclosure>
      )}
    </section>
  );
}

/** The first button of a form is what Enter presses: it only looks. */
function Buttons() {
  return (
    <p className="row">
      <SubmitButton intent="preview" variant="action">
        See What It Changes
      </SubmitButton>
      <SubmitButton intent="draft">Save the Draft</SubmitButton>
    </p>
  );
}

export function DropDraftForm({ seen }: { seen: string }) {
  return (
    <PostForm intent="drop" about={{ seen }} reloadDocument>
      <SubmitButton variant="danger">Throw the Draft Away</SubmitButton>
    </PostForm>
  );
}

export function NewVersionForm() {
  return (
    <Disclosure summary="New version from this one" open={useIsRefused("make")}>
      <PostForm intent="make" reloadDocument className={`stack-4 ${recordStyles.form}`}>
        <p>It begins with the cells above, as a draft.</p>
        <Field label="Name" name="version_name" maxLength={200} required />
        <Field label="First day" name="begins" type="date" width="medium" required />
        <SubmitButton variant="action">Make the Version</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
