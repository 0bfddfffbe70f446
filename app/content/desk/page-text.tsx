import { href, Link } from "react-router";

import {
  dropPageDraft,
  findPageTextAtDesk,
  publishPageText,
  revertPageText,
  savePageDraft,
  withdrawPageText,
} from "#app/content/desk/edit-page-texts.server.ts";
import {
  droppedDraftFields,
  earlierTextFields,
  pageTextFields,
  readPageText,
} from "#app/content/desk/page-text-fields.ts";
import { PageTextForm } from "#app/content/desk/page-text-form.tsx";
import { pageTextHistory } from "#app/content/desk/page-text-history.ts";
import { pageText, pageTextsAt } from "#app/content/page-texts/page-texts-at.ts";
import { isPageTextId, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";
import { nameActors } from "#app/desk/list-people.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { momentIn, shortTime } from "#app/desk/zone-time.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/page-text.ts";

export async function loader({ context, url, params: { section } }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { id, draft, versions, seen } = valueOrStatus(await findPageTextAtDesk(member, section));
  const { label, path, hasHeading, intro, items } = placedPageText(id);
  const now = new Date();
  const kept = versions.filter(({ withdrawnAt }) => withdrawnAt === null);
  const names = await nameActors(versions.map(({ publishedBy }) => publishedBy));
  const [before, after = ""] = path.split("#");
  return {
    label,
    path,
    previewPath: `${before}?draft=1${after && `#${after}`}`,
    place: { ...(hasHeading === false && { hasHeading }), intro, items },
    text: draft?.text ?? pageText(pageTextsAt(kept, now), id),
    draftSaved: draft && shortTime(draft.updatedAt, member.timeZone),
    seen,
    history: pageTextHistory(versions, { now, names, timeZone: member.timeZone }),
    timeZone: member.timeZone,
    mayEdit: mayEver(member.role, "edit_page_texts"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const doneMessages: Record<string, string> = {
  draft: "The draft is saved. Look at the page with it before you publish.",
  drop: "The draft is dropped.",
  publish: "It is published. The page has it within a second of its moment.",
  withdraw: "The words that were to come are withdrawn.",
  revert: "The earlier words are on the page again.",
};

export const action = formAction(asStaff("edit_page_texts"), (on) => ({
  draft: on({
    schema: pageTextFields,
    run({
      fields,
      params: { section: id = "" },
      who: { member },
      now,
    }): Outcome<null> | Promise<Outcome<null>> {
      if (!isPageTextId(id)) return unknownPlace;
      const text = readPageText(placedPageText(id), fields);
      return text.ok ? savePageDraft({ member, id, seen: fields.seen, text: text.value, now }) : text;
    },
  }),
  publish: on({
    schema: pageTextFields,
    run({
      fields,
      params: { section: id = "" },
      who: { member },
      now,
    }): Outcome<null> | Promise<Outcome<null>> {
      if (!isPageTextId(id)) return unknownPlace;
      const text = readPageText(placedPageText(id), fields);
      if (!text.ok) return text;
      const startsAt = fields.begins === "" ? null : momentIn(fields.begins, member.timeZone);
      if (fields.begins !== "" && !startsAt) return noMoment;
      return publishPageText({ member, id, seen: fields.seen, text: text.value, startsAt, now });
    },
  }),
  drop: on({
    schema: droppedDraftFields,
    run: ({ fields: { seen }, params: { section: id = "" }, who: { member }, now }) =>
      dropPageDraft({ member, id, seen, now }),
  }),
  withdraw: on({
    schema: earlierTextFields,
    run: ({ fields, params: { section: id = "" }, who: { member }, now }) =>
      withdrawPageText({ member, id, ...fields, now }),
  }),
  revert: on({
    schema: earlierTextFields,
    run: ({ fields, params: { section: id = "" }, who: { member }, now }) =>
      revertPageText({ member, id, ...fields, now }),
  }),
}));

const unknownPlace = refuse({
  code: "unknown_section",
  message: "There is no such section.",
  status: 404,
});

const noMoment = refuse({
  code: "invalid_moment",
  message: "Choose a day and a time, or leave it empty for at once.",
  status: 422,
  field: "begins",
});

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.label ?? "Text", matches);
}

export default function PageTextOfSection({ loaderData }: Route.ComponentProps) {
  const { label, path, previewPath, place, text, draftSaved, seen, timeZone, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={label}
        intro={path}
        back={{ to: "/staff/catalogue/texts", label: "Texts of pages" }}
      />
      <AnswerSummary success={success} />
      {draftSaved && (
        <Alert announce={false} heading={`A draft, saved ${draftSaved}`}>
          <p>
            <Link to={previewPath}>Look at the page with it</Link>. Customers do not see it.
          </p>
          {mayEdit && (
            <PostForm intent="drop" about={{ seen }} reloadDocument>
              <SubmitButton variant="quiet" size="small">
                Drop the Draft
              </SubmitButton>
            </PostForm>
          )}
        </Alert>
      )}
      {mayEdit ? (
        <PageTextForm key={seen} place={place} text={text} seen={seen} timeZone={timeZone} />
      ) : (
        <p className="measure">{[text.heading, text.intro].filter(Boolean).join(": ")}</p>
      )}
      <History {...loaderData} />
      <p>
        <Link to={path}>The public page</Link> · <Link to={href("/staff/catalogue/texts")}>All texts</Link>
      </p>
    </div>
  );
}

type HistoryProps = Pick<Route.ComponentProps["loaderData"], "history" | "seen" | "mayEdit">;

function History({ history, seen, mayEdit }: HistoryProps) {
  const isEdited = history.length > 0;
  return (
    <section aria-labelledby="history">
      <h2 id="history">Versions</h2>
      <DataTable
        label="Versions"
        columns={{
          begins: "Begins",
          state: "State",
          said: "What it says",
          who: "By",
          actions: mayEdit && "What to do",
        }}
        rows={history.map(({ canWithdraw, canRevert, ...row }) => ({
          ...row,
          actions: mayEdit && (
            <>
              {canWithdraw && (
                <ReasonForm intent="withdraw" about={{ seen, version: row.id }} label="Withdraw">
                  It does not begin. The words of now stay.
                </ReasonForm>
              )}
              {canRevert && (
                <ReasonForm intent="revert" about={{ seen, version: row.id }} label="Go Back to This">
                  These words are on the page again at once.
                </ReasonForm>
              )}
            </>
          ),
        }))}
        empty="It is as shipped."
      />
      {mayEdit && isEdited && (
        <ReasonForm intent="revert" about={{ seen, version: "shipped" }} label="Take the shipped words back">
          The section says again what came with the program.
        </ReasonForm>
      )}
    </section>
  );
}
