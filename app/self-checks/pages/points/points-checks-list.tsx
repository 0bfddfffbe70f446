import { Link } from "react-router";

import { pointsCheckIds, pointsChecks } from "#app/catalog/points-checks.ts";
import styles from "#app/self-checks/pages/checks.module.css";

/** The point systems, below the checks of evidence. */
export function PointsChecksList() {
  return (
    <section className="stack-4" aria-labelledby="points">
      <h2 className="step-3" id="points">
        Where points are counted
      </h2>
      <p className="measure">
        One form, and a result point by point: what each answer gives, what must be so in any case, what would
        raise it most, and by which rules of which day.
      </p>
      <ul className={`plain-list stack-4 ${styles.checks}`}>
        {pointsCheckIds
          .map((id) => pointsChecks[id])
          .map(({ path, name, country, intro }) => (
            <li className={`card stack-2 ${styles.check}`} key={path}>
              <h3 className="step-1">
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </h3>
              <p className="note">{country}</p>
              <p>{intro}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
