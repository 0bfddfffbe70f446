import { Link } from "react-router";

import {
  cutDescription,
  groupPath,
  memberName,
  membersInShort,
  type ResearchGroupCard,
  type ShownState,
} from "#app/content/research-group-card.ts";
import styles from "#app/content/sections/research-group-cards.module.css";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { writtenDate } from "#app/platform/dates.ts";

export type ShownGroup = ResearchGroupCard & { state?: ShownState; mine?: boolean };

export function ResearchGroupCards({ groups }: { groups: ShownGroup[] }) {
  return (
    <ul className={`stack-6 ${styles.cards}`} role="list">
      {groups.map((group) => (
        <li key={group.id} className={`card stack-3 ${styles.card}`}>
          <Card group={group} />
        </li>
      ))}
    </ul>
  );
}

export const groupStates: Record<ShownState, { text: string; tone: BadgeTone }> = {
  open: { text: "Open", tone: "success" },
  full: { text: "Full", tone: "warning" },
  working: { text: "At work", tone: "harbour" },
  closed: { text: "Closed", tone: "neutral" },
};

function Card({ group }: { group: ShownGroup }) {
  const { title, createdOn, requiredMembers, availableMembers: members, path } = group;
  const { shown, cut } = cutDescription(group.description);
  const href = groupPath(group);
  return (
    <>
      <div className={`spread ${styles.top}`}>
        <img className={styles.picture} src={path} alt="" width="240" height="160" loading="lazy" />
        <Status group={group} />
      </div>
      <p className={`note ${styles.dates}`}>
        <span>
          Created on <time dateTime={createdOn}>{writtenDate(createdOn)}</time>
        </span>
        <span className={styles.count}>
          {members.length}/{requiredMembers} <span className="visually-hidden">members have joined</span>
        </span>
      </p>
      <h3 className="step-1" id={`group-${group.id}`}>
        {title}
      </h3>
      <p>
        {shown}
        {cut && (
          <Link to={href} aria-label={`...See More of ${title}`}>
            ...See More
          </Link>
        )}
      </p>
      <p className={styles.members}>{membersInShort(members)}</p>
      <Disclosure summary="View Members">
        <ul className={styles.list}>
          {members.map((member, index) => (
            <li key={index}>{memberName(member)}</li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles.way}>
        <LinkButton to={href} aria-describedby={`group-${group.id}`}>
          {wayText(group)}
        </LinkButton>
      </div>
    </>
  );
}

function Status({ group: { state, mine } }: { group: ShownGroup }) {
  return (
    <span className={`row ${styles.standing}`}>
      {mine && <Badge tone="harbour">You are in it</Badge>}
      {state && <Badge tone={groupStates[state].tone}>{groupStates[state].text}</Badge>}
    </span>
  );
}

function wayText({ state = "open", mine = false }: ShownGroup): string {
  if (mine) return "See your group";
  return state === "open" ? "Join Research Group" : "See the group";
}
