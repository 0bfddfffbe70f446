import { href, Link } from "react-router";
import { servicePath } from "#app/catalog/metadata.ts";
import styles from "#app/home/need-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

export type NamedService = { slug: string; heading: string };
type NeedSectionProps = { need: string; heading: string; text: string; services: NamedService[] };

export function NeedSection({ need, heading, text, services }: NeedSectionProps) {
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
          <li key={service.slug}>
            <Link to={servicePath(service.slug)} className={styles.service}>
              {service.heading}
              <Icon name="chevron-right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
