import { Link } from "react-router";
import { servicePath } from "#app/catalog/metadata.ts";
import type { Claim } from "#app/content/claims.ts";
import type { NamedService } from "#app/routes/pages/home/need-section.tsx";
import styles from "#app/routes/pages/home/where-to.module.css";

type Destination = { country: string; text: string; students: Claim | null; services: NamedService[] };

export function WhereTo({ destinations }: { destinations: Destination[] }) {
  return (
    <section className={styles.band} aria-labelledby="where-to">
      <div className="page">
        <h2 id="where-to">Where to?</h2>
        <p className={styles.lead}>
          Visas that rest on your own record. Each page gives the rules, the time it takes and the official
          source, so you can judge for yourself.
        </p>
        <div className={styles.countries}>
          {destinations.map(({ country, text, students, services }) => (
            <div key={country} className={styles.country}>
              <h3>{country}</h3>
              <p className={styles.text}>{text}</p>
              {students && (
                <p className={styles.students}>
                  <strong>{students.figure}</strong> {students.words}
                </p>
              )}
              <ul className="plain-list">
                {services.map((service) => (
                  <li key={service.slug}>
                    <Link to={servicePath(service.slug)} className={styles.link}>
                      {service.heading}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
