import { href, Link } from "react-router";

import styles from "#app/dashboard/dashboard-groups.module.css";
import type { ShownCheck } from "#app/dashboard/load-dashboard-checks.server.ts";

export function DashboardChecks({ checks }: { checks: ShownCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="checks-heading">
      <h2 id="checks-heading">Your self-checks</h2>
      <ul className={styles.list} role="list">
        {checks.map(({ id, name, keptOn }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.count}>kept on {keptOn}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={href("/account/self-checks")}>See or delete the results</Link>
      </p>
    </section>
  );
}
