import { researchGroupWords as words } from "#app/content/pages/research-groups.ts";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import { noCurrencyCode } from "#app/currencies/currency.ts";
import { countries } from "#app/currencies/suggest-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/routes/pages/research-groups.module.css";
import {
  groupSizes,
  quoteShares,
  readGroupSize,
} from "#app/routes/pages/research-groups/quote-shares.server.ts";
import { SharePanel, type SharePanelData } from "#app/routes/pages/research-groups/share-panel.tsx";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/routes/shell/page-meta.ts";

import type { Route } from "./+types/research-groups.ts";

/** How a research group works, what a member's share is, and how to start one with us. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { SITE_NAME: siteName, SUPPORT_WHATSAPP: number } = env();
  const coAuthors = readGroupSize(url.searchParams.get("coAuthors"));
  const message = `Hello, I would like to start a research group with ${coAuthors} co-author${coAuthors === 1 ? "" : "s"}. My field is: `;
  return {
    siteName,
    share: await sharePanel({ request, url, coAuthors, user: context.get(currentUserContext) }),
    chatHref: whatsappLink(number, message),
  };
}

async function sharePanel(visit: {
  request: Request;
  url: URL;
  coAuthors: number;
  user: CurrentUser | null;
}): Promise<SharePanelData> {
  const { request, url, coAuthors, user } = visit;
  const { currency, suggested, zoneKnown } = visitorCurrency(request);
  const waiting = currency === null && !zoneKnown;
  const pricedIn = waiting ? "INR" : currency;
  const shares = pricedIn ? await quoteShares(pricedIn, new Date()) : null;
  return {
    coAuthors,
    sizes: groupSizes(),
    currency,
    currencies: currenciesFor(user, suggested),
    countries: currency === null ? countries() : [],
    waiting,
    here: url.pathname + url.search,
    shares: shares?.ok ? (waiting ? shares.value.map(withoutCurrency) : shares.value) : [],
    problem: shares && !shares.ok ? shares.refusal.message : null,
  };
}

/** What only keeps room names no currency. */
function withoutCurrency(share: SharePanelData["shares"][number]): SharePanelData["shares"][number] {
  return { ...share, quote: { ...share.quote, currency: noCurrencyCode } };
}

export function meta(where: Route.MetaArgs) {
  return pageMeta({ title: words.title, description: words.intro }, where);
}

export default function ResearchGroups({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={words.title}
        intro={words.intro}
        back={{ to: "/service/", label: "All services" }}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HowItWorks />
          <Roles />
          <section className={styles.section} aria-labelledby="authorship">
            <h2 id="authorship">{words.authorship.heading}</h2>
            {words.authorship.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        </div>
        <aside className={styles.side} aria-label="A member’s share and how to start">
          <SharePanel share={loaderData.share} />
          <section className={styles.section} aria-labelledby="start">
            <h2 id="start">{words.start.heading}</h2>
            <p>{words.start.text}</p>
            <LinkButton
              variant="action"
              wide
              to={loaderData.chatHref}
              target="_blank"
              rel="noreferrer"
              icon={<Icon name="chat" />}
            >
              Write on WhatsApp
            </LinkButton>
          </section>
        </aside>
      </div>
    </div>
  );
}

function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className={styles.steps}>
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
    <section className={styles.section} aria-labelledby="roles">
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
