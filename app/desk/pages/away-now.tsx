import { Link } from "react-router";

import styles from "#app/desk/pages/desk-home.module.css";

type AwayNowProps = { away: { id: string; text: string }[]; yourPage: string };

export function AwayNow({ away, yourPage }: AwayNowProps) {
  return (
    <section aria-labelledby="away">
      <h2 id="away">Away now</h2>
      {away.length === 0 ? (
        <p>Everybody is here.</p>
      ) : (
        <ul className={styles.away}>
          {away.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <p>
        <Link to={yourPage} className="text-link">
          Your holidays
        </Link>
      </p>
    </section>
  );
}
