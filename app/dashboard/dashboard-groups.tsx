import { Link } from "react-router";

import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { groupStates } from "#app/content/sections/research-group-cards.tsx";
import styles from "#app/dashboard/dashboard-groups.module.css";
import type { MyGroup } from "#app/dashboard/group-view.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";

export function DashboardGroups({ groups }: { groups: MyGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="groups-heading">
      <h2 id="groups-heading">Your research groups</h2>
      <ul className={styles.list} role="list">
        {groups.map((group) => (
          <li key={group.id}>
            <Link to={groupPath(group)}>{group.title}</Link>
            <span className={styles.count}>
              {group.members}/{group.requiredMembers} members
            </span>
            <Badge tone={groupStates[group.state].tone}>{groupStates[group.state].text}</Badge>
            {group.unread > 0 && <Badge tone="harbour">{group.unread} new on the board</Badge>}
            {group.due && <Due title={group.title} due={group.due} />}
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${groupsPath}?show=mine`}>See all your groups</Link>
      </p>
    </section>
  );
}

function Due({ title, due: { on, buyHref } }: { title: string; due: NonNullable<MyGroup["due"]> }) {
  if (buyHref === null) return <span>The payment of your share is not finished.</span>;
  return (
    <>
      <span>Buy your share by {on}, or your place is open to others again.</span>
      <LinkButton to={buyHref} size="small">
        Buy Your Share<span className="visually-hidden"> of {title}</span>
      </LinkButton>
    </>
  );
}
