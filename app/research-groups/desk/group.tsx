import { Link } from "react-router";
import { z } from "zod";

import { removeBoardMessage } from "#app/research-groups/board/remove-board-message.server.ts";
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
import { hidden } from "#app/forms/fields.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";

import type { Route } from "./+types/group.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_groups");
  const logBefore = url.searchParams.get("before");
  const boardBefore = url.searchParams.get("board");
  const record = valueOrStatus(
    await findGroupRecord(member, { groupId: params.groupId, logBefore, boardBefore }),
  );
  return {
    group: showGroup(member, record),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("close_group"), (on) => ({
  close_group: on({
    schema: z.object({ reason: reasonText }),
    run: ({ fields: { reason }, who: { member }, params: { groupId = "" }, now }) =>
      closeGroupAtDesk({ member, groupId, reason, now }),
  }),
  remove_message: on({
    schema: z.object({ message: hidden, reason: reasonText }),
    run: ({ fields: { message: messageId, reason }, who: { member }, params: { groupId = "" }, now }) =>
      removeBoardMessage({ member, groupId, messageId, reason, now }),
  }),
}));

const doneMessages: Record<string, string> = {
  close_group: "The group is closed. Its members are told by email.",
  remove_message: "The message is removed.",
};

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
      <AnswerSummary success={success} />
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
      <Board group={group} />
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

function Board({ group }: Pick<Route.ComponentProps["loaderData"], "group">) {
  const { board, olderBoardHref, mayRemove } = group;
  return (
    <section aria-labelledby="board">
      <h2 id="board">Group board</h2>
      {board.length === 0 && <p className="note">Nothing is written on it.</p>}
      <ol role="list" className="stack-4">
        {board.map(({ id, time, author, text }) => (
          <li key={id} className={styles.item}>
            <p>
              <span className="note">{time}</span> {author}
            </p>
            {text === null ? (
              <p className="note">Removed</p>
            ) : (
              <>
                <blockquote className="keep-lines measure">{text}</blockquote>
                {mayRemove && (
                  <ReasonForm
                    intent="remove_message"
                    about={{ message: String(id) }}
                    label={`Remove the message of ${time}`}
                  >
                    Its text goes for good. Members see that there was a message.
                  </ReasonForm>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <PageLinks links={[{ href: olderBoardHref, label: "Older messages" }]} />
    </section>
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
