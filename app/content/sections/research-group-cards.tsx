import { Link } from "react-router";

import {
  cardsMax,
  cutDescription,
  groupPath,
  initialsOf,
  membersInShort,
  type ResearchGroupCard,
} from "#app/content/research-group-card.ts";
import styles from "#app/content/sections/research-group-cards.module.css";
import { writtenDate } from "#app/content/written-date.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** The newest groups that can be joined, at most three. */
export function ResearchGroupCards({ groups }: { groups: ResearchGroupCard[] }) {
  return (
    <ul className={styles.cards} role="list">
      {groups.slice(0, cardsMax).map((group) => (
        <li key={group.id} className={styles.card}>
          <Card group={group} />
        </li>
      ))}
    </ul>
  );
}

function Card({ group }: { group: ResearchGroupCard }) {
  const { title, createdOn, requiredMembers, availableMembers: members, path } = group;
  const { shown, cut } = cutDescription(group.description);
  const href = groupPath(group);
  return (
    <>
      <img className={styles.picture} src={path} alt="" width="240" height="160" loading="lazy" />
      <p className={styles.dates}>
        Created on <time dateTime={createdOn}>{writtenDate(createdOn)}</time>
        <span className={styles.count}>
          {members.length}/{requiredMembers} <span className="visually-hidden">members have joined</span>
        </span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p>
        {shown}
        {cut && (
          <Link to={href} aria-label={`See more of ${title}`}>
            ...See More
          </Link>
        )}
      </p>
      <p className={styles.members}>{membersInShort(members)}</p>
      <Disclosure summary="View Members">
        <ul className={styles.list}>
          {members.map((member, index) => (
            <li key={index}>{initialsOf(member)}</li>
          ))}
        </ul>
      </Disclosure>
      <LinkButton to={href}>Join Research Group</LinkButton>
    </>
  );
}
