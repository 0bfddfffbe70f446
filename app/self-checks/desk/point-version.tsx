import { href, Link } from "react-router";

import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { dropDraft, previewGrid, publishGrid, saveDraft } from "#app/self-checks/desk/edit-grids.server.ts";
import { findGridAtDesk, findRevisionAtDesk } from "#app/self-checks/desk/list-grids.server.ts";
import { loadHistory, loadSheet, shownPreview } from "#app/self-checks/desk/load-version.server.ts";
import { makeVersion } from "#app/self-checks/desk/make-version.server.ts";
import { withTyped } from "#app/self-checks/desk/sheets/read-grid.server.ts";
import { draftFields, newVersionFields, publishFields } from "#app/self-checks/desk/version-fields.ts";
import { DropDraftForm, NewVersionForm, VersionForm } from "#app/self-checks/desk/version-form.tsx";
import { versionPath } from "#app/self-checks/desk/version-path.ts";
import { VersionsSection } from "#app/self-checks/points/versions-section.tsx";
import { pointSystemNames } from "#app/self-checks/points/point-systems.ts";
import { tablesOf } from "#app/self-checks/points/tables-of-grid.ts";
import { writtenVersion } from "#app/self-checks/points/written-version.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/point-version.ts";

export async function loader({ context, url, params: { version } }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const found = valueOrStatus(await findGridAtDesk(member, version));
  const { grid, last, published } = found;
  const asked = url.searchParams.get("revision");
  const old =
    asked === null
      ? null
      : valueOrStatus(await findRevisionAtDesk(member, { version, revision: Number(asked) || 0 }));
  return {
    version,
    name: grid.name,
    system: pointSystemNames[grid.system],
    seen: String(last.id),
    isPublished: published !== null,
    hasDraft: !last.isPublished,
    old: old && { ...writtenVersion(old), tables: tablesOf(old) },
    sheet: old ? null : loadSheet(grid),
    history: loadHistory(found, member),
    mayEdit: mayEver(member.role, "edit_points"),
    seesLog: mayEver(member.role, "see_audit"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("edit_points"), (on) => ({
  preview: on({
    schema: draftFields,
    run: ({ form, who: { member }, params: { version = "" }, now }) =>
      withTyped({ form, member, version }, async (grid) => {
        const previewed = await previewGrid({ member, version, grid, now });
        return previewed.ok ? { preview: shownPreview(previewed.value) } : previewed;
      }),
  }),
  draft: on({
    schema: draftFields,
    run: ({ fields: { seen }, form, who: { member }, params: { version = "" }, now }) =>
      withTyped({ form, member, version }, (grid) => saveDraft({ member, version, grid, seen, now })),
  }),
  publish: on({
    schema: publishFields,
    run: ({ fields, form, who: { member }, params: { version = "" }, now }) =>
      withTyped({ form, member, version }, (grid) => publishGrid({ member, version, grid, ...fields, now })),
  }),
  drop: on({
    schema: draftFields,
    run: ({ fields: { seen }, who: { member }, params: { version = "" }, now }) =>
      dropDraft({ member, version, seen, now }),
  }),
  make: on({
    schema: newVersionFields,
    async run({ fields: { version_name: name, begins }, who: { member }, params: { version = "" }, now }) {
      const made = await makeVersion({ member, from: version, name, begins, now });
      return leadTo(made, (id) => `${versionPath(id)}?done=make`);
    },
  }),
}));

const doneMessages: Record<string, string> = {
  draft: "The draft is kept. Nobody is counted by it.",
  publish: "It is published. The public pages show it within a second, or on its first day.",
  drop: "The draft is gone.",
  make: "The new version is a draft with the cells of the old one. Enter what is new, then publish it.",
};

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.name ?? "Version", matches);
}

export default function PointVersion({ loaderData }: Route.ComponentProps) {
  const { version, name, system, seen, isPublished, hasDraft, old, sheet, mayEdit, success } = loaderData;
  const state = hasDraft
    ? isPublished
      ? "This is a draft of a correction: what is published still counts."
      : "A draft. Nobody is counted by it."
    : "Published.";
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={name}
        intro={`${system}. ${state}`}
        back={{ to: "/staff/catalogue/points", label: "Point systems" }}
      />
      <AnswerSummary success={success} />
      {old && (
        <>
          <p>
            As it was saved then. <Link to={versionPath(version)}>To the version as it is now</Link>
          </p>
          <VersionsSection versions={[old]} />
        </>
      )}
      {sheet && mayEdit && <VersionForm key={seen} {...sheet} seen={seen} isPublished={isPublished} />}
      {mayEdit && hasDraft && <DropDraftForm seen={seen} />}
      {mayEdit && <NewVersionForm />}
      <section aria-labelledby="history-heading">
        <h2 id="history-heading">History</h2>
        <DataTable
          label="History"
          columns={{ saved: "Saved", by: "By", state: "State", reason: "Reason" }}
          rows={loaderData.history}
          empty=""
        />
        {loaderData.seesLog && (
          <p>
            <Link to={`${href("/staff/audit")}?to=points_version:${version}`}>
              Which cells were changed, and by whom
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}
