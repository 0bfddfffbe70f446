import type { ShownAwaiting } from "#app/cases/awaiting.ts";
import styles from "#app/cases/desk/awaiting-line.module.css";
import type { RequestClock } from "#app/cases/request-clock.ts";
import type { Tone } from "#app/ui/data-table.tsx";

export type AwaitingView = {
  /** Null once it is over. */
  awaiting: ShownAwaiting | null;
  /** Null while there is nothing to answer. */
  firstResponse: { text: string; tone: Tone } | null;
  /** By when the customer's request to cancel must be answered; null without one. */
  request: Pick<RequestClock, "text" | "tone"> | null;
};

/** Whose turn it is, and the case's clocks. */
export function AwaitingLine({ view: { awaiting, firstResponse, request } }: { view: AwaitingView }) {
  const clocks = [
    { label: "Awaiting", clock: awaiting, note: awaiting?.note },
    { label: "Answer the request", clock: request, note: undefined },
    { label: "First answer", clock: firstResponse, note: undefined },
  ];
  const shown = clocks.filter(({ clock }) => clock !== null);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.line}>
      {shown.map(({ label, clock, note }) => (
        <div key={label} className={styles.clock}>
          <dt>{label}</dt>
          <dd>
            <span data-tone={clock?.tone} className={styles.text}>
              {clock?.text}
            </span>
            {note && <span className={styles.note}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
