import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { closeGroupAtDesk } from "#app/research-groups/close-group-at-desk.server.ts";
import { findGroupRecord } from "#app/research-groups/desk/find-group-record.server.ts";
import { AnswerAlert } from "#app/desk/answer-alert.tsx";
import { showGroup } from "#app/research-groups/desk/load-group.server.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { FactList } from "#app/desk/fact-list.tsx";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/group.ts";

/** One research group: who is in it, what happened there, and the way to close it. */
export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_groups");
  const before = url.searchParams.get("before") ?? "";
  const logBefore = /^\d{1,15}$/.test(before) ? Number(before) : null;
  const record = valueOrStatus(await findGroupRecord(member, { groupId: params.groupId, logBefore }));
  return {
    group: showGroup(member, record),
    said: url.searchParams.get("done") === "close_group",
    token: formToken(request),
  };
}

export async function action({ params, context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "close_group");
  const { groupId } = params;
  const { form, ours } = await readStaffForm(request);
  const reason = form.field("reason");
  const outcome = ours.ok ? await closeGroupAtDesk({ member, groupId, reason, now: new Date() }) : ours;
  if (outcome.ok) throw redirect(`/staff/catalogue/groups/${groupId}?done=close_group`, 303);
  const { message, status } = outcome.refusal;
  return data({ message, reason }, { status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.group.title ?? "Research group";
  return [pageTitle(title, matches), { name: "robots", content: "noindex" }];
}

export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, said, token } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={group.title}
        intro={`A research group. Times are those of ${group.timeZone}.`}
        back={{ to: "/staff/catalogue/groups", label: "Research groups" }}
      />
      <AnswerAlert
        problem={actionData}
        said={said ? "The group is closed. Its members are told by mail." : null}
      />
      <FactList facts={group.facts} />
      <div>
        <p className={styles.quote}>{group.description}</p>
        <p>
          <Link to={group.publicPath}>Its page on the site</Link>
        </p>
      </div>
      <section aria-labelledby="members">
        <h2 id="members">Members</h2>
        <RecordTable
          label="Members"
          columns={["Member", "Role", "Joined", "Share"]}
          rows={group.members}
          empty="Nobody is in it."
        />
      </section>
      <Log group={group} />
      {group.mayClose && (
        <section aria-labelledby="close">
          <h2 id="close">Close</h2>
          <ReasonForm
            token={token}
            intent="close_group"
            subject={{ group: group.id }}
            label="Close this group"
            problem={actionData ?? null}
          >
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
      {log.length === 0 && <p className={styles.quiet}>Nothing has happened yet.</p>}
      <ol role="list">
        {log.map(({ id, time, words, contribution }) => (
          <li key={id}>
            <p>
              <span className={styles.quiet}>{time}</span> {words}
            </p>
            {contribution && <blockquote className={styles.quote}>{contribution}</blockquote>}
          </li>
        ))}
      </ol>
      {olderHref && <LinkButton to={olderHref}>Older</LinkButton>}
    </section>
  );
}
