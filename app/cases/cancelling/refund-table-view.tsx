import type { ShownRefundTable } from "#app/cases/cancelling/cancelling-view.ts";
import styles from "#app/cases/cancelling/refund-table-view.module.css";
import { Badge } from "#app/ui/badge.tsx";

/** What comes back at each stage, with the row that applies now. */
export function RefundTableView({ table: { rows, sessions } }: { table: ShownRefundTable }) {
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">What comes back if you cancel</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Comes back</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, back, now }) => (
            <tr key={when} data-now={now || undefined}>
              <th scope="row">
                {when} {now && <Badge tone="harbour">Now</Badge>}
              </th>
              <td>{back}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sessions && <p>{sessions}</p>}
    </>
  );
}
