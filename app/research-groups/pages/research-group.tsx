import { randomUUID } from "node:crypto";

import { data, redirect } from "react-router";
import { z } from "zod";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { hidden, noFields } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { formToken } from "#app/forms/form-token.server.ts";
import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { groupStates } from "#app/content/sections/research-group-cards.tsx";
import { writtenDate } from "#app/platform/dates.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { addContribution } from "#app/research-groups/add-contribution.server.ts";
import { changeMemberRole } from "#app/research-groups/change-member-role.server.ts";
import { closeGroup, openGroup } from "#app/research-groups/close-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { writeBoardMessage } from "#app/research-groups/board/write-board-message.server.ts";
import type { GroupPage } from "#app/research-groups/group-page.ts";
import { inviteLink, isInvite } from "#app/research-groups/invite-link.server.ts";
import { GroupBoard } from "#app/research-groups/pages/group-board.tsx";
import { type Invitation, InvitationNote, InviteMembers } from "#app/research-groups/pages/group-invite.tsx";
import { loadBoard } from "#app/research-groups/pages/load-board.server.ts";
import { renewInvite } from "#app/research-groups/renew-invite.server.ts";
import { sharePath } from "#app/research-groups/group.ts";
import styles from "#app/research-groups/pages/research-group.module.css";
import { doneMessages } from "#app/research-groups/pages/done-messages.ts";
import { GroupLog } from "#app/research-groups/pages/group-log.tsx";
import { GroupMembers } from "#app/research-groups/pages/group-members.tsx";
import { GroupStep } from "#app/research-groups/pages/group-step.tsx";
import { LeaveDialog, MemberForms } from "#app/research-groups/pages/member-forms.tsx";
import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { SharePanel } from "#app/research-groups/pages/share-panel.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/research-group.ts";

/** The id decides; a wrong title in the address redirects. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const now = new Date();
  const logBefore = readEntry(url.searchParams.get("before"));
  const found = await findGroup(params.groupId, user?.id ?? null, { now, logBefore });
  if (!found) throw data(null, { status: 404 });
  const { inviteVersion, ...group } = found;
  const path = groupPath(group);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const coAuthors = group.requiredMembers - 1;
  const about = { request, url, user, coAuthors, sizes: [coAuthors], now };
  const { member, paid, orderOpen, canBuy } = group.iAm;
  const [share, board] = await Promise.all([
    loadSharePanel(about),
    member && user ? loadBoard(group.id, { request, url, user }) : null,
  ]);
  const invited = readInvite({ ...group, inviteVersion }, url);
  const canLeave = member && !paid && !orderOpen;
  return {
    group,
    path,
    share,
    signedIn: user !== null,
    token: user ? formToken(request) : "",
    logInHref: logInPath(invited.secret === null ? path : `${path}?invite=${invited.secret}`),
    invite: invited.secret,
    invitation: invited.invitation,
    inviteLink: member && group.state === "open" ? inviteLink({ ...group, inviteVersion }) : null,
    board,
    // With a known currency the payment dialog opens at once.
    buyHref: canBuy ? sharePath(group) + (share.currency === null ? "" : `&pay=${randomUUID()}`) : null,
    canLeave,
    logIsOlder: logBefore !== null,
    leaving: canLeave && url.searchParams.has("leave"),
    done: doneMessages(url.searchParams.get("done"), { ...group, signedIn: user !== null }),
  };
}

type Invited = Pick<GroupPage, "id" | "state" | "iAm"> & { inviteVersion: number };

function readInvite(group: Invited, url: URL): { secret: string | null; invitation: Invitation | null } {
  const secret = url.searchParams.get("invite");
  if (secret === null || group.iAm.member || group.state !== "open")
    return { secret: null, invitation: null };
  return isInvite(group, secret) ? { secret, invitation: "open" } : { secret: null, invitation: "ended" };
}

const roleField = z.object({ role: z.string().default("") });

export const action = formAction(
  async ({ params: { groupId = "" }, url, context }) => {
    const user = context.get(currentUserContext) ?? (await logInFirst(context, url.pathname));
    const group = await findGroup(groupId, user.id, { now: new Date() });
    if (!group) throw data(null, { status: 404 });
    return { userId: user.id, groupId: group.id, path: groupPath(group) };
  },
  (on) => ({
    join: on({
      schema: roleField.extend({ invite: hidden }),
      run: async ({ fields: { role, invite }, who, now }) =>
        leadTo(await joinGroup({ ...who, role, invite, now }), () => `${who.path}?done=joined`),
    }),
    leave: on({
      schema: noFields,
      run: async ({ who, now }) => leadTo(await leaveGroup({ ...who, now }), () => `${who.path}?done=left`),
    }),
    close: on({
      schema: noFields,
      run: async ({ who, now }) => leadTo(await closeGroup({ ...who, now }), () => `${who.path}?done=closed`),
    }),
    open: on({
      schema: noFields,
      run: async ({ who, now }) => leadTo(await openGroup({ ...who, now }), () => `${who.path}?done=opened`),
    }),
    role: on({
      schema: roleField,
      run: async ({ fields: { role }, who, now }) =>
        leadTo(await changeMemberRole({ ...who, role, now }), () => `${who.path}?done=changed`),
    }),
    renew: on({
      schema: noFields,
      run: async ({ who }) => leadTo(await renewInvite(who), () => `${who.path}?done=renewed`),
    }),
    write: on({
      schema: z.object({ message: hidden, send_key: hidden }),
      run: async ({ fields: { message: text, send_key: sendKey }, who, now }) =>
        leadTo(await writeBoardMessage({ ...who, text, sendKey, now }), () => `${who.path}?done=written`),
    }),
    contribute: on({
      schema: z.object({ text: z.string().default("") }),
      run: async ({ fields: { text }, who, now }) =>
        leadTo(await addContribution({ ...who, text, now }), () => `${who.path}?done=contributed`),
    }),
  }),
);

function readEntry(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export const shouldRevalidate = afterEveryAction;

/** Keeps members' initials out of search engines. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(loaderData?.group.title ?? "Research group", matches);
}

export default function ResearchGroup({ loaderData }: Route.ComponentProps) {
  const { group, path, share, done, leaving, board, inviteLink: link, invitation, signedIn } = loaderData;
  const refused = useRefusedForm();
  const state = groupStates[group.state];
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title={<span className={styles.title}>{group.title}</span>}
        intro={`Created on ${writtenDate(group.createdOn)}. ${group.members.length} of ${group.requiredMembers} members have joined.`}
        back={{ to: groupsPath, label: "Research groups" }}
      />
      <p>
        <Badge tone={state.tone}>{state.text}</Badge>
      </p>
      <AnswerSummary success={done} />
      {invitation && <InvitationNote invitation={invitation} signedIn={signedIn} />}
      <section className={`stack-3 ${styles.about}`} aria-labelledby="about">
        <h2 id="about">What the paper is about</h2>
        <p className="keep-lines">{group.description}</p>
      </section>
      <div className={styles.columns}>
        <GroupStep page={loaderData} />
        <div className={styles.main}>
          <GroupMembers members={group.members} requiredMembers={group.requiredMembers} />
          {link && (
            <InviteMembers invite={{ link, title: group.title }} canRenew={group.iAm.creator} path={path} />
          )}
          {board && <GroupBoard board={board} path={path} />}
          {group.iAm.member && <GroupLog page={loaderData} />}
        </div>
        <div className={styles.rest}>
          <SharePanel share={share} />
          {group.iAm.member && <MemberForms page={loaderData} />}
        </div>
      </div>
      {leaving && !refused && <LeaveDialog path={path} />}
    </div>
  );
}
