import type { PointsNotice } from "#app/self-checks/points/written-version.ts";
import styles from "#app/self-checks/pages/points/points-page.module.css";
import { Alert } from "#app/ui/alert.tsx";

/** Above all else: the figures below are not those of today. */
export function PointsNotices({ notices, brief = false }: { notices: PointsNotice[]; brief?: boolean }) {
  return notices.map(({ heading, text, known, unknown, rulesAt }) => (
    <div className={styles.notice} key={heading + text}>
      <Alert tone="warning" heading={heading} announce={false}>
        <div className="stack-3">
          <p>{text}</p>
          <p>
            The new rules: <a href={rulesAt.url}>{rulesAt.name}</a>.
          </p>
          {!brief && (known.length > 0 || unknown) && <Known known={known} unknown={unknown} />}
        </div>
      </Alert>
    </div>
  ));
}

function Known({ known, unknown }: Pick<PointsNotice, "known" | "unknown">) {
  return (
    <>
      <p className="strong">What is known of them</p>
      <ul className={`stack-2 ${styles.known}`}>
        {known.map(({ text, source }) => (
          <li key={text}>
            {text}{" "}
            <span className="note">
              <a href={source.url}>{source.name}</a>, as of <time dateTime={source.day}>{source.asOf}</time>.
            </span>
          </li>
        ))}
        {unknown && <li>{unknown}</li>}
      </ul>
    </>
  );
}
