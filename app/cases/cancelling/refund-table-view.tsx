import type { ShownRefundTable } from "#app/cases/cancelling/cancelling-view.ts";
import styles from "#app/cases/cancelling/refund-table-view.module.css";
import { Badge } from "#app/ui/badge.tsx";

/** What comes back at each stage, with the row that applies now. */
export function RefundTableView({ table: { rows, sessions } }: { table: ShownRefundTable }) {
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Part of the fee that comes back</caption>
        <thead className="note">
          <tr>
            <th scope="col">If you cancel</th>
            <th scope="col">You get back</th>
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
