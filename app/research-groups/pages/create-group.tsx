import { useState } from "react";
import { redirect } from "react-router";
import { z } from "zod";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { groupPath, groupsPath } from "#app/content/research-group-card.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { CreateForm } from "#app/research-groups/pages/create-form.tsx";
import styles from "#app/research-groups/pages/create-group.module.css";
import { createGroupPath } from "#app/research-groups/pages/group-filter.ts";
import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { groupSizes, readGroupSize, smallestGroup } from "#app/research-groups/pages/quote-shares.server.ts";
import { SharePanel } from "#app/research-groups/pages/share-panel.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/create-group.ts";

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

export const action = formAction(
  async ({ url, context }) =>
    context.get(currentUserContext) ?? (await logInFirst(context, url.pathname + url.search)),
  (on) => ({
    create: on({
      schema: z.object({
        title: z.string().default(""),
        description: z.string().default(""),
        coAuthors: z.string().default(""),
        role: z.string().default(""),
      }),
      run: async ({ fields, who: { id: userId }, now }) =>
        leadTo(await createGroup({ userId, ...fields, now }), (group) => `${groupPath(group)}?done=created`),
    }),
  }),
);

function logInFor(url: URL): string {
  const coAuthors = readGroupSize(url.searchParams.get("coAuthors"));
  return logInPath(createGroupPath(coAuthors));
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Create a research group");

export default function CreateGroup({ loaderData }: Route.ComponentProps) {
  const { sizes, coAuthors, share } = loaderData;
  const sent = Number(useRefusedForm()?.fields["coAuthors"]?.[0]);
  const [chosen, setChosen] = useState(sizes.includes(sent) ? sent : coAuthors);
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Create a research group"
        intro="You are its first member. Others find it in the list and join until it is full; then each of you buys a share."
        back={{ to: groupsPath, label: "Research groups" }}
      />
      <div className={styles.columns}>
        <CreateForm sizes={sizes} coAuthors={chosen} onSize={setChosen} />
        <aside className={styles.side} aria-label="A member’s share">
          <SharePanel share={{ ...share, coAuthors: chosen }} />
        </aside>
      </div>
    </div>
  );
}
