import type { ComponentProps } from "react";

import { HeroChart } from "#app/home/hero-chart.tsx";
import styles from "#app/home/home-top.module.css";
import { WhereTo } from "#app/home/where-to.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type HomeTopProps = {
  text: { title: string; intro: string };
  promises: { heading: string; text: string }[];
  whereTo: string;
} & Pick<ComponentProps<typeof WhereTo>, "destinations">;

export function HomeTop({ text, promises, whereTo, destinations }: HomeTopProps) {
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
      <WhereTo heading={whereTo} destinations={destinations} />
    </div>
  );
}

function Hero({ text }: Pick<HomeTopProps, "text">) {
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
