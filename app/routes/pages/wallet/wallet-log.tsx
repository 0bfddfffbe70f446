import { writtenDate } from "#app/content/written-date.ts";
import { formatMoney } from "#app/money/format.ts";
import styles from "#app/routes/pages/wallet/wallet-log.module.css";
import type { LogLine } from "#app/routes/pages/wallet/wallet-view.ts";
import { Figure } from "#app/ui/figure.tsx";

/** Everything that happened to the wallet, newest first. On a narrow screen each line stands as a block. */
export function WalletLog({ log }: { log: LogLine[] }) {
  return (
    <section aria-labelledby="log-heading">
      <h2 id="log-heading" className={styles.heading}>
        What happened
      </h2>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col" className={styles.money}>
              Amount
            </th>
            <th scope="col" className={styles.money}>
              Balance after
            </th>
          </tr>
        </thead>
        <tbody>
          {log.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ line: { at, text, amount, balance, currency } }: { line: LogLine }) {
  const cameIn = amount > 0n;
  return (
    <tr className={styles.line}>
      <td className={styles.date}>
        <time dateTime={at}>{writtenDate(at.slice(0, 10))}</time>
      </td>
      <td className={styles.words}>{text}</td>
      <td className={styles.money}>
        <Figure tone={cameIn ? "success" : "ink"} strong>
          {cameIn && "+"}
          {formatMoney(amount, currency)}
        </Figure>
      </td>
      <td className={styles.balance}>
        <span className={styles.label}>Balance after </span>
        <Figure>{formatMoney(balance, currency)}</Figure>
      </td>
    </tr>
  );
}
