import { Fragment } from "react";
import { Link } from "react-router";

import { servicePath } from "#app/catalog/metadata.ts";
import type { Claim } from "#app/content/claims.ts";
import type { DestinationId } from "#app/home/home-texts.ts";
import type { NamedService } from "#app/home/need-section.tsx";
import { MapCutting } from "#app/home/map-cutting.tsx";
import styles from "#app/home/where-to.module.css";

type Destination = {
  id: DestinationId;
  name: string;
  text: string;
  students: Claim | null;
  aims: { aim: string; services: NamedService[] }[];
};

type WhereToProps = { heading: string; destinations: Destination[] };

/** Radio buttons and CSS alone, so it works without JavaScript. */
export function WhereTo({ heading, destinations }: WhereToProps) {
  return (
    <section className={styles.band} id="where-to" aria-labelledby="where-to-heading">
      <div className="page">
        <h2 id="where-to-heading">{heading}</h2>
        <fieldset className={`row ${styles.switcher}`}>
          <legend className="visually-hidden">Country</legend>
          {destinations.map((destination, index) => (
            <Fragment key={destination.id}>
              <input
                className={styles.choice}
                type="radio"
                name="where-to"
                id={`where-to-${destination.id}`}
                defaultChecked={index === 0}
              />
              <label className={`text-link ${styles.name}`} htmlFor={`where-to-${destination.id}`}>
                <span className={styles.flag} data-country={destination.id} />
                {destination.name}
              </label>
              <Country destination={destination} />
            </Fragment>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

function Country({ destination: { id, name, text, students, aims } }: { destination: Destination }) {
  return (
    <div className={styles.country}>
      <MapCutting destination={id} className={styles.map} />
      <div className={`stack-3 ${styles.words}`}>
        <h3>{name}</h3>
        <p className={styles.text}>{text}</p>
        {students && (
          <p className="note">
            <strong className={styles.count}>{students.figure}</strong> {students.text}
          </p>
        )}
      </div>
      {aims.map(({ aim, services }) => (
        <div key={aim}>
          <h4 className={styles.aim}>{aim}</h4>
          <ul className="plain-list">
            {services.map(({ slug, heading }) => (
              <li key={slug}>
                <Link to={servicePath(slug)} className={styles.link}>
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
