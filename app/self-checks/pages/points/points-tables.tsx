import styles from "#app/self-checks/pages/points/points-letter.module.css";
import { stateTexts } from "#app/self-checks/points/form/points-letter.ts";
import type { Raise } from "#app/self-checks/points/form/raises.ts";
import type { Gate, PointsLine, PointsSection } from "#app/self-checks/points/points-result.ts";
import { Icon } from "#app/ui/icons.tsx";

export function PointsTable({ section: { label, cap, lines, points } }: { section: PointsSection }) {
  return (
    <table className={styles.points}>
      <caption className="text-heading">
        {label}: {points} of at most {cap}
      </caption>
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line: { label, points, most, why, uncertain, open } }: { line: PointsLine }) {
  return (
    <tr>
      <td>
        <p className={styles.label}>{label}</p>
        <p className="note">{why}</p>
        {uncertain && <Uncertain text={uncertain} />}
        {open > 0 && <p className="note">Still open: up to {open} more.</p>}
      </td>
      <td className={`figure ${styles.figure}`}>
        <span className="strong">{points < 0 ? `−${-points}` : points}</span>
        {most > 0 && <span className="muted"> of {most}</span>}
      </td>
    </tr>
  );
}

const icons = { met: "check", missed: "close", open: "minus" } as const;

/** What must be so, whatever the points. */
export function GateList({ gates }: { gates: Gate[] }) {
  return (
    <div className="stack-2">
      <h4>What must be so in any case</h4>
      <ul className={`plain-list ${styles.gates}`}>
        {gates.map(({ id, label, state, why, uncertain }) => (
          <li className={styles.gate} data-state={state} key={id}>
            <Icon name={icons[state]} />
            <div>
              <p className={styles.label}>
                {label}: <span className="strong">{stateTexts[state].toLowerCase()}</span>
              </p>
              <p className="note">{why}</p>
              {uncertain && <Uncertain text={uncertain} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const raisesMost = 8;

export function RaiseList({ raises }: { raises: Raise[] }) {
  return (
    <div className="stack-2">
      <h4>What would raise it most</h4>
      <p className="note measure">
        Each by itself, with all else as you answered. What takes years makes you older, and that is counted.
      </p>
      <ol className={`plain-list ${styles.gates}`}>
        {raises.slice(0, raisesMost).map(({ id, label, gain, total, years }) => (
          <li className={styles.raise} key={id}>
            <span className="figure strong">+{gain}</span>
            <span>
              {label}: <span className="muted">{total.toLocaleString("en")} in all</span>
              {years > 0 && <span className="muted">, in {years === 1 ? "a year" : `${years} years`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Uncertain({ text }: { text: string }) {
  return (
    <p className={`note ${styles.uncertain}`}>
      <Icon name="warning" />
      <span>
        <span className="strong">Not certain: </span>
        {text}
      </span>
    </p>
  );
}
