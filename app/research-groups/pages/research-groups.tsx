import { researchGroupText as words } from "#app/research-groups/group-page-texts.ts";
import { env } from "#app/platform/env.server.ts";
import { currentUserContext, sharedPageContext } from "#app/platform/request-context.ts";
import styles from "#app/research-groups/pages/research-groups.module.css";
import { readGroupFilter } from "#app/research-groups/pages/group-filter.ts";
import { GroupList } from "#app/research-groups/pages/group-list.tsx";
import { loadGroups } from "#app/research-groups/pages/load-groups.server.ts";
import { loadSharePanel } from "#app/research-groups/pages/load-share-panel.server.ts";
import { groupSizes, smallestGroup } from "#app/research-groups/pages/quote-shares.server.ts";
import { SharePanel } from "#app/research-groups/pages/share-panel.tsx";
import { pageMeta } from "#app/http/page-meta.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/research-groups.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const sizes = groupSizes();
  const filter = readGroupFilter(url.searchParams, { sizes, signedIn: user !== null });
  const coAuthors = filter.coAuthors ?? smallestGroup();
  const [groups, share] = await Promise.all([
    loadGroups(filter, user?.id ?? null),
    loadSharePanel({ request, url, user, coAuthors, sizes, now: new Date() }),
  ]);
  const shared = context.get(sharedPageContext);
  if (shared && groups.state === "failed") shared.incomplete = true;
  return {
    groups,
    filter,
    sizes,
    share,
    signedIn: user !== null,
    chatHref: whatsappLink(env().SUPPORT_WHATSAPP, "Hello, I look for a research group. My field is: "),
  };
}

export function meta(where: Route.MetaArgs) {
  return pageMeta({ title: words.title, description: words.intro }, where);
}

export default function ResearchGroups({ loaderData }: Route.ComponentProps) {
  const { groups, filter, sizes, signedIn, chatHref, share } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title={words.title}
        intro={words.intro}
        back={{ to: "/service/", label: "All services" }}
      />
      <GroupList groups={groups} filter={filter} sizes={sizes} signedIn={signedIn} chatHref={chatHref} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HowItWorks />
          <Roles />
          <section className={`stack-4 ${styles.section}`} aria-labelledby="authorship">
            <h2 id="authorship">{words.authorship.heading}</h2>
            {words.authorship.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <aside className={`stack-8 ${styles.side}`} aria-label="A member’s share">
          <SharePanel share={share} />
        </aside>
      </div>
    </div>
  );
}

function HowItWorks() {
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className={`stack-5 ${styles.steps}`}>
        {words.howItWorks.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Roles() {
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="roles">
      <h2 id="roles">Roles in a group</h2>
      <dl className={styles.roles}>
        {words.roles.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
