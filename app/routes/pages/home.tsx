import { serviceRules } from "#app/catalog/service-rules.ts";
import { organizationData } from "#app/catalog/metadata.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { claims } from "#app/content/claims.ts";
import {
  destinations,
  homeClaims,
  homeFaqs,
  homeWords,
  needs,
  promises,
  steps,
} from "#app/content/pages/home.ts";
import { ClaimRow } from "#app/content/sections/claim-row.tsx";
import { HeroChart } from "#app/routes/pages/home/hero-chart.tsx";
import { NeedSection } from "#app/routes/pages/home/need-section.tsx";
import styles from "#app/routes/pages/home/home.module.css";
import { WhereTo } from "#app/routes/pages/home/where-to.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { pageMeta } from "#app/routes/shell/page-meta.ts";
import { frameOf } from "#app/routes/shell/page-title.ts";

import type { Route } from "./+types/home.ts";

export async function loader() {
  const services = await listServices();
  const named = services.map(({ slug, heading, intro }) => ({ slug, heading, intro }));
  return {
    needs: needs.map((need) => ({
      ...need,
      services: named.filter(({ slug }) => {
        const rules = serviceRules[slug];
        return rules.need === need.need && !rules.display.premiumVisa;
      }),
    })),
    destinations: destinations.map(({ country, text, students, slugs }) => ({
      country,
      text,
      students: students && claims[students],
      services: slugs.flatMap((slug) => named.filter((service) => service.slug === slug)),
    })),
  };
}

export function meta(where: Route.MetaArgs) {
  const frame = frameOf(where.matches);
  return pageMeta(
    {
      title: homeWords.title,
      wholeTitle: `${frame.siteName}: study or work abroad`,
      description: homeWords.intro,
      structuredData: [organizationData(frame)],
    },
    where,
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <section className={`page ${styles.promises}`} aria-label="What we promise">
        {promises.map(({ heading, text }) => (
          <div key={heading}>
            <h2 className={styles.promise}>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <section className={`page ${styles.section}`} aria-labelledby="needs">
        <h2 id="needs">What do you need?</h2>
        {loaderData.needs.map((need) => (
          <NeedSection key={need.need} {...need} />
        ))}
      </section>
      <WhereTo destinations={loaderData.destinations} />
      <div className={`page ${styles.results}`}>
        <ClaimRow section={homeClaims} />
        <p className={styles.note}>{homeClaims.note}</p>
      </div>
      <HowItWorks />
      <Questions />
    </>
  );
}

function Hero() {
  return (
    <section className={`page ${styles.hero}`}>
      <div className={styles.heroWords}>
        <h1>{homeWords.title}</h1>
        <p className={styles.intro}>{homeWords.intro}</p>
        <div className={styles.actions}>
          <LinkButton to="/service/" variant="action" size="large">
            See services and prices
          </LinkButton>
          <LinkButton to="/service/?q=visa" variant="quiet" size="large">
            Look at visas
          </LinkButton>
        </div>
      </div>
      <HeroChart />
    </section>
  );
}

function HowItWorks() {
  return (
    <section className={`page ${styles.section}`} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map(({ heading, text }, index) => (
          <li key={heading} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.stepHeading}>{heading}</h3>
            <p className={styles.muted}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions() {
  return (
    <section className={`page ${styles.section} ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions">Before you ask</h2>
      <div className={styles.answers}>
        {homeFaqs.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} name="home-questions">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
