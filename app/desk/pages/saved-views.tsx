import { z } from "zod";

import { listName } from "#app/desk/list/list-paths.ts";
import { deleteView, listViews, renameView, saveView } from "#app/desk/list/saved-views.server.ts";
import { newViewFields, viewName } from "#app/desk/list/view-fields.ts";
import { viewNameMax } from "#app/desk/list/view-name.ts";
import { deskPages } from "#app/desk/pages/places-table.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/saved-views.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "save_view");
  const views = await listViews(member);
  return {
    views: views.map(({ id, path, name, query }) => ({
      id,
      name,
      href: path + query,
      list: deskPages.find(({ to }) => to === path)?.label ?? listName(path),
    })),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("save_view"), (on) => ({
  save: on({
    schema: newViewFields,
    run: async ({ fields, who: { member }, now }) =>
      leadTo(await saveView({ member, ...fields, now }), ({ path, query }) => path + query),
  }),
  rename: on({
    schema: z.object({ view: hidden, name: viewName }),
    run: ({ fields, who: { member }, now }) => renameView({ member, ...fields, now }),
  }),
  delete: on({
    schema: z.object({ view: hidden }),
    run: ({ fields, who: { member }, now }) => deleteView({ member, ...fields, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your saved views");

const doneMessages: Record<string, string> = {
  rename: "The view is renamed.",
  delete: "The view is deleted.",
};

export default function SavedViewsPage({ loaderData: { views, success } }: Route.ComponentProps) {
  const refused = useRefusedForm();
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Your saved views"
        intro="Lists as you narrowed and sorted them. Nobody else sees your views."
      />
      <AnswerSummary success={success} />
      {refused?.intent === "save" && <SaveAgain fields={refused.fields} />}
      <DataTable
        label="Your saved views"
        columns={{ name: "View", list: "List", rename: "Rename", remove: "Delete" }}
        empty="You have saved no views. Narrow or sort a list, then choose “Save this view”."
        rows={views.map(({ id, name, href, list }) => ({
          id,
          name: { text: name, href },
          list,
          rename: <Rename view={id} name={name} />,
          remove: <Delete view={id} name={name} />,
        }))}
      />
    </div>
  );
}

/** The list that it was sent from is another page. */
function SaveAgain({ fields }: { fields: Record<string, string[]> }) {
  const about = { list: fields["list"]?.[0] ?? "", query: fields["query"]?.[0] ?? "" };
  return (
    <PostForm intent="save" about={about} reloadDocument className={`stack-4 ${styles.form}`}>
      <Field label="Name of the view" name="name" required maxLength={viewNameMax} />
      <SubmitButton>Save</SubmitButton>
    </PostForm>
  );
}

function Rename({ view, name }: { view: string; name: string }) {
  return (
    <PostForm intent="rename" about={{ view }} reloadDocument>
      <Field
        label={`New name of ${name}`}
        name="name"
        defaultValue={name}
        required
        maxLength={viewNameMax}
        after={<SubmitButton size="small">Rename</SubmitButton>}
      />
    </PostForm>
  );
}

function Delete({ view, name }: { view: string; name: string }) {
  return (
    <PostForm intent="delete" about={{ view }} reloadDocument>
      <SubmitButton size="small" variant="quiet">
        Delete<span className="visually-hidden"> {name}</span>
      </SubmitButton>
    </PostForm>
  );
}
