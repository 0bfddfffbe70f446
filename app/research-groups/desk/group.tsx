import { Link } from "react-router";
import { z } from "zod";

import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { findGroupRecord } from "#app/research-groups/desk/find-group-record.server.ts";
import { showGroup } from "#app/research-groups/desk/load-group.server.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { reasonText } from "#app/desk/reason.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/group.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_groups");
  const logBefore = url.searchParams.get("before");
  const record = valueOrStatus(await findGroupRecord(member, { groupId: params.groupId, logBefore }));
  return {
    group: showGroup(member, record),
    success: url.searchParams.get("done") === "close_group",
  };
}

export const action = formAction(asStaff("close_group"), (on) => ({
  close_group: on({
    schema: z.object({ reason: reasonText }),
    run: ({ fields: { reason }, who: { member }, params: { groupId = "" }, now }) =>
      closeGroupAtDesk({ member, groupId, reason, now }),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.group.title ?? "Research group";
  return unlistedPage(title, matches);
}

export default function Group({ loaderData }: Route.ComponentProps) {
  const { group, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={group.title}
        intro={`A research group. Times are those of ${group.timeZone}.`}
        back={{ to: "/staff/catalogue/groups", label: "Research groups" }}
      />
      <AnswerSummary success={success ? "The group is closed. Its members are told by email." : null} />
      <FactList facts={group.facts} />
      <div>
        <p className="keep-lines measure">{group.description}</p>
        <p>
          <Link to={group.publicPath}>Its page on the site</Link>
        </p>
      </div>
      <section aria-labelledby="members">
        <h2 id="members">Members</h2>
        <DataTable
          label="Members"
          columns={{ member: "Member", role: "Role", joined: "Joined", share: "Share" }}
          rows={group.members}
          empty="Nobody is in it."
        />
      </section>
      <Log group={group} />
      {group.mayClose && (
        <section aria-labelledby="close">
          <h2 id="close">Close</h2>
          <ReasonForm intent="close_group" label="Close this group">
            Nobody joins or buys any more, and its members cannot open it again. Who has paid keeps their
            place.
          </ReasonForm>
        </section>
      )}
    </div>
  );
}

function Log({ group: { log, olderHref } }: Pick<Route.ComponentProps["loaderData"], "group">) {
  return (
    <section aria-labelledby="log">
      <h2 id="log">Log</h2>
      {log.length === 0 && <p className="note">Nothing has happened yet.</p>}
      <ol role="list">
        {log.map(({ id, time, text, contribution }) => (
          <li key={id}>
            <p>
              <span className="note">{time}</span> {text}
            </p>
            {contribution && <blockquote className="keep-lines measure">{contribution}</blockquote>}
          </li>
        ))}
      </ol>
      <PageLinks links={[{ href: olderHref, label: "Older" }]} />
    </section>
  );
}
