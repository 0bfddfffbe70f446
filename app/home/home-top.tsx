import type { ComponentProps } from "react";

import { HeroChart } from "#app/home/hero-chart.tsx";
import type { homeText, promises as shownPromises } from "#app/home/home-texts.ts";
import styles from "#app/home/home-top.module.css";
import { NeedSection } from "#app/home/need-section.tsx";
import { WhereTo } from "#app/home/where-to.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type HomeTopProps = {
  text: typeof homeText;
  promises: typeof shownPromises;
  needs: ComponentProps<typeof NeedSection>[];
} & ComponentProps<typeof WhereTo>;

export function HomeTop({ text, promises, destinations, needs }: HomeTopProps) {
  return (
    <div>
      <Hero text={text} />
      <section className={`page ${styles.promises}`} aria-label="What we promise">
        {promises.map((promise) => (
          <div key={promise.heading}>
            <h2 className={styles.promise}>{promise.heading}</h2>
            <p>{promise.text}</p>
          </div>
        ))}
      </section>
      <WhereTo destinations={destinations} />
      <section className={`page ${styles.needs}`} id="needs" aria-labelledby="needs-heading">
        <h2 id="needs-heading">What do you need?</h2>
        {needs.map((need) => (
          <NeedSection key={need.need} {...need} />
        ))}
      </section>
    </div>
  );
}

function Hero({ text }: { text: typeof homeText }) {
  return (
    <section className={`page ${styles.hero}`}>
      <div className={styles.heroWords}>
        <h1>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
        <div className={`row ${styles.actions}`}>
          <LinkButton to="/service/" variant="action" size="large">
            See services and prices
          </LinkButton>
          <LinkButton to="/visas/" variant="quiet" size="large">
            Compare visas
          </LinkButton>
        </div>
      </div>
      <HeroChart />
    </section>
  );
}
