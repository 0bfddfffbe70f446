import { href, Link } from "react-router";
import { servicePath } from "#app/catalog/metadata.ts";
import styles from "#app/home/need-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

export type NamedService = { slug: string; heading: string };

type Need = {
  need: string;
  heading: string;
  text: string;
  services: (NamedService & { price: string | null })[];
};

export function NeedSections({ heading, needs }: { heading: string; needs: Need[] }) {
  return (
    <section className={`laid-out-later page ${styles.needs}`} id="needs" aria-labelledby="needs-heading">
      <h2 id="needs-heading">{heading}</h2>
      {needs.map((need) => (
        <NeedSection key={need.need} {...need} />
      ))}
    </section>
  );
}

function NeedSection({ need, heading, text, services }: Need) {
  return (
    <div className={styles.need}>
      <div className={styles.margin}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <Link to={`${href("/service")}/?need=${need}`} className={styles.all}>
          Compare these
          <span className="visually-hidden"> services: {heading}</span>
          <Icon name="arrow-right" size="small" />
        </Link>
      </div>
      <ul className={`plain-list ${styles.services}`}>
        {services.map((service) => (
          <li key={service.slug} className={styles.service}>
            <Link to={servicePath(service.slug)} className={styles.name}>
              {service.heading}
            </Link>
            {/* Its line is there before the visitor's currency is known, so nothing moves. */}
            <span className={`note ${styles.price}`}>{service.price ?? "\u00a0"}</span>
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}
