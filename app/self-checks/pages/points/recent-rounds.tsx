import styles from "#app/self-checks/pages/points/points-letter.module.css";
import type { WrittenSource } from "#app/self-checks/points/written-version.ts";

export type ShownRound = {
  name: string;
  lowest: number;
  /** Null where the source does not say. */
  invited: number | null;
  day: string;
  heldOn: string;
  /** Held under newer rules than those that the result is counted by. */
  isByOthers: boolean;
  source: WrittenSource;
};

/** What was needed in past rounds, as far as a source says so with a day. */
export function RecentRounds({ rounds }: { rounds: ShownRound[] }) {
  if (rounds.length === 0) {
    return (
      <p className="note measure">
        We show no cut-off scores, because no source we have gives them with a date. The department publishes
        every round.
      </p>
    );
  }
  return (
    <section className="stack-2" aria-labelledby="rounds">
      <h3 id="rounds">Recent rounds</h3>
      <p className="note measure">
        The lowest score that was invited. A round says nothing of the next.
        {rounds.some(({ isByOthers }) => isByOthers) &&
          " Scores of newer rules cannot be compared with this result."}
      </p>
      <ul className={`plain-list ${styles.gates}`}>
        {rounds.map(({ name, lowest, invited, day, heldOn, isByOthers, source }) => (
          <li className={styles.raise} key={day + name}>
            <span className="figure strong">{lowest.toLocaleString("en")}</span>
            <span>
              {name}, <time dateTime={day}>{heldOn}</time>
              {invited !== null && `, ${invited.toLocaleString("en")} invited`}
              {isByOthers && ", under newer rules"}.{" "}
              <span className="note">
                <a href={source.url}>{source.name}</a>, as of <time dateTime={source.day}>{source.asOf}</time>
                .
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
