import type { GroupPage } from "#app/research-groups/group-page.ts";
import { payByDay, payWithinDays } from "#app/research-groups/group.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import { RoleChoice } from "#app/research-groups/pages/role-choice.tsx";
import { groupsPath } from "#app/content/research-group-card.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { KeptDates } from "#app/ui/kept-dates.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { writtenDate } from "#app/platform/dates.ts";

export type GroupPageData = {
  group: GroupPage;
  path: string;
  signedIn: boolean;
  logInHref: string;
  /** The secret of a link that still joins. */
  invite: string | null;
  buyHref: string | null;
  canLeave: boolean;
};

export function GroupStep({ page }: { page: GroupPageData }) {
  return (
    <section className={`card stack-4 ${styles.step}`} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <p>
        <KeptDates>{nextText(page.group)}</KeptDates>
      </p>
      <Way page={page} />
    </section>
  );
}

function Way({ page }: { page: GroupPageData }) {
  const { group, signedIn, logInHref, buyHref } = page;
  const { member, orderOpen } = group.iAm;
  if (group.state === "open" && !member) {
    if (signedIn) return <JoinForm path={page.path} invite={page.invite} />;
    return (
      <LinkButton variant="action" wide to={logInHref}>
        Join Research Group
      </LinkButton>
    );
  }
  if (orderOpen) {
    return (
      <LinkButton wide to="/account/dashboard/">
        See your payment
      </LinkButton>
    );
  }
  if (buyHref) {
    return (
      <LinkButton variant="action" wide to={buyHref}>
        Buy Your Share
      </LinkButton>
    );
  }
  return member ? null : <LinkButton to={groupsPath}>See other groups</LinkButton>;
}

function JoinForm({ path, invite }: { path: string; invite: string | null }) {
  const here = invite === null ? path : `${path}?invite=${invite}`;
  return (
    <PostForm intent="join" action={here} className={`stack-4 ${styles.form}`}>
      <input type="hidden" name="invite" value={invite ?? ""} />
      <RoleChoice />
      <SubmitButton variant="action" wide>
        Join Research Group
      </SubmitButton>
    </PostForm>
  );
}

function nextText({ state, requiredMembers, members, iAm }: GroupPage): string {
  switch (state) {
    case "open":
      return openText(requiredMembers - members.length, iAm.member);
    case "full":
      return fullText(iAm);
    case "working":
      return "The group is full and every share is paid. Its work has begun.";
    case "closed":
      return "The group is closed. Nobody can join it now.";
  }
}

function openText(missing: number, member: boolean): string {
  const wanted = missing === 1 ? "One more member is" : `${missing} more members are`;
  const whose = member ? "you each have" : "each member has";
  return `${wanted} wanted. You pay nothing until the group is full: then ${whose} ${payWithinDays} days to buy a share.`;
}

function fullText({ member, paid, payBy, orderOpen, canBuy }: GroupPage["iAm"]): string {
  if (!member) return "The group is full. Its members are buying their shares.";
  if (paid) return "Your share is paid. The work begins when every member has bought theirs.";
  if (orderOpen) return "Your payment has begun. Finish it, or wait until it has ended.";
  if (!canBuy) return "The time to buy your share is over. Your place is about to be open to others.";
  if (!payBy) return "The group is full. You can buy your share.";
  return `The group is full. Buy your share by ${writtenDate(payByDay(payBy))}, or your place is open to others again.`;
}
