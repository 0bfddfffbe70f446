import { randomUUID } from "node:crypto";

import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { groupStates } from "#app/content/sections/research-group-cards.tsx";
import { writtenDate } from "#app/platform/written-date.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { sharePath } from "#app/research-groups/group.ts";
import styles from "#app/research-groups/pages/research-group.module.css";
import { doneWords } from "#app/research-groups/pages/done-words.ts";
import { GroupLog } from "#app/research-groups/pages/group-log.tsx";
import { GroupMembers } from "#app/research-groups/pages/group-members.tsx";
import { GroupStep } from "#app/research-groups/pages/group-step.tsx";
import { LeaveDialog, MemberForms } from "#app/research-groups/pages/member-forms.tsx";
import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { SharePanel } from "#app/research-groups/pages/share-panel.tsx";
import { takeGroupAction } from "#app/research-groups/pages/take-group-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/research-group.ts";

/** A group: who is in it, what happens next, and what the visitor can do. Its id decides; the title is put right. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const now = new Date();
  const logBefore = readEntry(url.searchParams.get("before"));
  const group = await findGroup(params.groupId, user?.id ?? null, { now, logBefore });
  if (!group) throw data(null, { status: 404 });
  const path = groupPath(group);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const coAuthors = group.requiredMembers - 1;
  const about = { request, url, user, coAuthors, sizes: [coAuthors], now };
  const share = await loadSharePanel(about);
  const { member, paid, orderOpen, canBuy } = group.iAm;
  const canLeave = member && !paid && !orderOpen;
  return {
    group,
    path,
    share,
    signedIn: user !== null,
    token: user ? formToken(request) : "",
    logInHref: logInFor(path),
    // With a known currency there is a price, and the way to pay it opens at once.
    buyHref: canBuy ? sharePath(group) + (share.currency === null ? "" : `&pay=${randomUUID()}`) : null,
    canLeave,
    logIsOlder: logBefore !== null,
    leaving: canLeave && url.searchParams.has("leave"),
    done: doneWords(url.searchParams.get("done"), { ...group, signedIn: user !== null }),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  if (!user) return logInFirst(context, url.pathname);
  const now = new Date();
  const group = await findGroup(params.groupId, user.id, { now });
  if (!group) throw data(null, { status: 404 });
  const outcome = await takeGroupAction(request, { userId: user.id, groupId: group.id, now });
  if ("done" in outcome) throw redirect(`${groupPath(group)}?done=${outcome.done}`, 303);
  return data(outcome.answer, { status: outcome.status });
}

/** The entry of the log that an address names; anything else names none. */
function readEntry(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function logInFor(path: string): string {
  return `/account/login/?next=${encodeURIComponent(path)}`;
}

export const shouldRevalidate = afterEveryAction;

/** Members' initials are nothing for search engines to keep. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    pageTitle(loaderData?.group.title ?? "Research group", matches),
    { name: "robots", content: "noindex" },
  ];
}

export default function ResearchGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { group, path, share, token, done, leaving } = loaderData;
  const answer = actionData ?? null;
  const inPlace = answer?.intent === "contribute" && group.iAm.member;
  const state = groupStates[group.state];
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={<span className={styles.title}>{group.title}</span>}
        intro={`Created on ${writtenDate(group.createdOn)}. ${group.members.length} of ${group.requiredMembers} members have joined.`}
        back={{ to: groupsPath, label: "Research groups" }}
      />
      <p>
        <Badge tone={state.tone}>{state.words}</Badge>
      </p>
      {answer && !inPlace && <Alert tone="danger">{answer.message}</Alert>}
      {done && !answer && <Alert tone="success">{done}</Alert>}
      <section className={styles.about} aria-labelledby="about">
        <h2 id="about">What the paper is about</h2>
        <p className={styles.words}>{group.description}</p>
      </section>
      <div className={styles.columns}>
        <GroupStep page={loaderData} />
        <div className={styles.main}>
          <GroupMembers members={group.members} requiredMembers={group.requiredMembers} />
          {group.iAm.member && <GroupLog page={loaderData} answer={inPlace ? answer : null} />}
        </div>
        <div className={styles.rest}>
          <SharePanel share={share} />
          {group.iAm.member && <MemberForms page={loaderData} />}
        </div>
      </div>
      {leaving && !answer && <LeaveDialog path={path} token={token} />}
    </div>
  );
}
