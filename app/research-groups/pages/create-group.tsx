import { useState } from "react";
import { data, redirect } from "react-router";

import { checkFormToken, formToken } from "#app/forms/form-token.server.ts";
import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { CreateForm, createFields, type CreateAnswer } from "#app/research-groups/pages/create-form.tsx";
import styles from "#app/research-groups/pages/create-group.module.css";
import { createGroupPath } from "#app/research-groups/pages/group-filter.ts";
import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { groupSizes, readGroupSize, smallestGroup } from "#app/research-groups/pages/quote-shares.server.ts";
import { SharePanel } from "#app/research-groups/pages/share-panel.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/create-group.ts";

/** Where a customer begins a group, with the number of co-authors that the address names. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInFor(url));
  const sizes = groupSizes();
  const coAuthors = readGroupSize(url.searchParams.get("coAuthors")) ?? smallestGroup();
  return {
    sizes,
    coAuthors,
    share: await loadSharePanel({ request, url, user, coAuthors, sizes, now: new Date() }),
    token: formToken(request),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = context.get(currentUserContext);
  if (!user) return logInFirst(context, url.pathname + url.search);
  const form = await readForm(request);
  const values = Object.fromEntries(createFields.map((name) => [name, typed(form, name)]));
  const ours = checkFormToken(request, form);
  const created = ours.ok ? await createGroup({ userId: user.id, ...asked(form), now: new Date() }) : ours;
  if (created.ok) throw redirect(`${groupPath(created.value)}?done=created`, 303);
  const { message, status, field } = created.refusal;
  return data<CreateAnswer>({ values, message, field: field ?? null }, { status });
}

function asked(form: FormData) {
  const [title, description, coAuthors, role] = createFields.map((name) => typed(form, name));
  return { title, description, coAuthors, role };
}

function logInFor(url: URL): string {
  const coAuthors = readGroupSize(url.searchParams.get("coAuthors"));
  return `/account/login/?next=${encodeURIComponent(createGroupPath(coAuthors))}`;
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Create a research group", matches), { name: "robots", content: "noindex" }];
}

export default function CreateGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { sizes, coAuthors, share, token } = loaderData;
  const sent = Number(actionData?.values["coAuthors"]);
  const [chosen, setChosen] = useState(sizes.includes(sent) ? sent : coAuthors);
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Create a research group"
        intro="You are its first member. Others find it in the list and join until it is full; then each of you buys a share."
        back={{ to: groupsPath, label: "Research groups" }}
      />
      <div className={styles.columns}>
        <CreateForm
          sizes={sizes}
          coAuthors={chosen}
          onSize={setChosen}
          token={token}
          answer={actionData ?? null}
        />
        <aside className={styles.side} aria-label="A member’s share">
          <SharePanel share={{ ...share, coAuthors: chosen }} />
        </aside>
      </div>
    </div>
  );
}
