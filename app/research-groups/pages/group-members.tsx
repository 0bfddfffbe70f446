import { roleName } from "#app/research-groups/group-page-texts.ts";
import { memberName } from "#app/content/research-group-card.ts";
import type { GroupPageMember } from "#app/research-groups/group-page.ts";
import { payByDay } from "#app/research-groups/group.ts";
import styles from "#app/research-groups/pages/group-page.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { writtenDate } from "#app/platform/dates.ts";

type GroupMembersProps = { members: GroupPageMember[]; requiredMembers: number };

export function GroupMembers({ members, requiredMembers }: GroupMembersProps) {
  const free = requiredMembers - members.length;
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="members">
      <h2 id="members">
        Members, {members.length}/{requiredMembers}
      </h2>
      <ul className={styles.members} role="list">
        {members.map((member) => (
          <li key={member.memberId}>
            <p className="strong">
              {memberName(member)} {member.me && <Badge tone="harbour">You</Badge>}
            </p>
            <p>
              {roleName(member.role)}, joined {writtenDate(member.joinedAt)}
            </p>
            <Paid member={member} />
          </li>
        ))}
        {free > 0 && (
          <li className={styles.free}>{free === 1 ? "One place is free" : `${free} places are free`}</li>
        )}
      </ul>
    </section>
  );
}

function Paid({ member: { paid, payBy } }: { member: GroupPageMember }) {
  if (paid) {
    return (
      <Badge tone="success" icon="check">
        Share paid
      </Badge>
    );
  }
  if (!payBy) return null;
  return (
    <Badge tone="warning" icon="clock">
      To pay by {writtenDate(payByDay(payBy))}
    </Badge>
  );
}
