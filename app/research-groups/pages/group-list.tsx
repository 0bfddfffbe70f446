import { Form } from "react-router";

import { researchGroupText as text } from "#app/research-groups/group-page-texts.ts";
import { groupsNotLoaded, groupsPath } from "#app/content/research-group-card.ts";
import { ResearchGroupCards } from "#app/content/sections/research-group-cards.tsx";
import { createGroupPath, type GroupFilter, groupListPath } from "#app/research-groups/pages/group-filter.ts";
import styles from "#app/research-groups/pages/group-list.module.css";
import type { LoadedGroups } from "#app/research-groups/pages/load-groups.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type GroupListProps = {
  groups: LoadedGroups;
  filter: GroupFilter;
  sizes: number[];
  signedIn: boolean;
  chatHref: string;
};

export function GroupList({ groups, filter, sizes, signedIn, chatHref }: GroupListProps) {
  return (
    <section className="stack-6" aria-labelledby="groups">
      <div className={`spread ${styles.head}`}>
        <h2 id="groups">Groups</h2>
        <LinkButton variant="action" to={createGroupPath(filter.coAuthors)} icon={<Icon name="plus" />}>
          Create Research Group
        </LinkButton>
      </div>
      <FilterForm filter={filter} sizes={sizes} signedIn={signedIn} />
      {groups.state === "failed" ? (
        <Alert
          tone="danger"
          announce={false}
          actions={
            <LinkButton to={groupListPath(filter)} reloadDocument>
              Try again
            </LinkButton>
          }
        >
          <p>{groupsNotLoaded}</p>
        </Alert>
      ) : (
        <Groups groups={groups} filter={filter} />
      )}
      <NotFound chatHref={chatHref} coAuthors={filter.coAuthors} />
    </section>
  );
}

function FilterForm({ filter, sizes, signedIn }: Pick<GroupListProps, "filter" | "sizes" | "signedIn">) {
  const { show, coAuthors } = filter;
  return (
    <Form
      method="get"
      action={groupsPath}
      className={`stack-4 ${styles.filter}`}
      key={`${show} ${coAuthors}`}
      preventScrollReset
    >
      <SelectField
        label="Show"
        name="show"
        defaultValue={show}
        options={[
          { value: "all", label: "All groups, open ones first" },
          { value: "open", label: "Open groups" },
          ...(signedIn ? [{ value: "mine", label: "My groups" }] : []),
        ]}
      />
      <SelectField
        label="Co-authors"
        name="coAuthors"
        defaultValue={coAuthors ?? ""}
        options={[
          { value: "", label: "Any number" },
          ...sizes.map((size) => ({ value: String(size), label: String(size) })),
        ]}
      />
      <Button type="submit">Show groups</Button>
    </Form>
  );
}

type LoadedList = Extract<LoadedGroups, { state: "loaded" }>;

function Groups({
  groups: { groups, others, ...paging },
  filter,
}: {
  groups: LoadedList;
  filter: GroupFilter;
}) {
  return (
    <>
      {groups.length > 0 ? <ResearchGroupCards groups={groups} /> : <NoGroups filter={filter} />}
      <Pages filter={filter} {...paging} />
      {others.length > 0 && (
        <section className={`stack-4 ${styles.others}`} aria-labelledby="other-sizes">
          <h3 id="other-sizes">Open groups of other sizes</h3>
          <ResearchGroupCards groups={others} />
        </section>
      )}
    </>
  );
}

function NoGroups({ filter: { show, coAuthors } }: { filter: GroupFilter }) {
  const all = <LinkButton to={groupsPath}>Show all groups</LinkButton>;
  if (show === "mine" && coAuthors === null) {
    return (
      <EmptyState picture="boat" level={3} heading="You are in no group yet" action={all}>
        A group that you start or join appears here.
      </EmptyState>
    );
  }
  const filtered = coAuthors !== null || show !== "all";
  return (
    <EmptyState
      picture="telescope"
      level={3}
      heading={filtered ? "No group matches these choices" : "There is no group yet"}
      action={filtered ? all : undefined}
    >
      Start one in your field. Others can join it as soon as it is listed.
    </EmptyState>
  );
}

function Pages({ filter, page, pages }: { filter: GroupFilter; page: number; pages: number }) {
  if (pages <= 1) return null;
  const to = (other: number) => groupListPath({ ...filter, page: other });
  return (
    <nav className={`row ${styles.pages}`} aria-label="Pages of the list">
      {page > 1 && <LinkButton to={to(page - 1)}>Previous</LinkButton>}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages && <LinkButton to={to(page + 1)}>Next</LinkButton>}
    </nav>
  );
}

function NotFound({ chatHref, coAuthors }: { chatHref: string; coAuthors: number | null }) {
  return (
    <section className={`spread ${styles.other}`} aria-labelledby="not-found">
      <div>
        <h3 id="not-found">{text.other.heading}</h3>
        <p>{text.other.text}</p>
      </div>
      <div className="row">
        <LinkButton to={createGroupPath(coAuthors)}>Create your own group</LinkButton>
        <LinkButton
          variant="quiet"
          to={chatHref}
          target="_blank"
          rel="noreferrer"
          icon={<Icon name="chat" />}
        >
          Write on WhatsApp
        </LinkButton>
      </div>
    </section>
  );
}
