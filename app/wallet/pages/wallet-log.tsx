import { formatMoney } from "#app/money/format.ts";
import { LinkedText } from "#app/wallet/pages/linked-text.tsx";
import styles from "#app/wallet/pages/wallet-log.module.css";
import type { LogLine, LogView } from "#app/wallet/pages/wallet-view.ts";
import { Figure } from "#app/ui/figure.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { writtenDate } from "#app/platform/dates.ts";

export function WalletLog({ log: { lines, olderHref, newestHref } }: { log: LogView }) {
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
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <PageLinks
        links={[
          { href: newestHref, label: "Newest" },
          { href: olderHref, label: "Older" },
        ]}
      />
    </section>
  );
}

function Line({ line }: { line: LogLine }) {
  const { at, text, balance, currency } = line;
  return (
    <tr className={styles.line}>
      <td className={`note ${styles.date}`}>
        <time dateTime={at}>{writtenDate(at.slice(0, 10))}</time>
      </td>
      <td className={styles.words}>
        <LinkedText text={text} />
      </td>
      <td className={styles.money}>
        <Amount line={line} />
      </td>
      <td className={styles.balance}>
        <span className={styles.label}>Balance after </span>
        <Figure>{formatMoney(balance, currency)}</Figure>
      </td>
    </tr>
  );
}

/** In brackets: paid with money set aside, which had left the balance before. */
function Amount({ line: { amount, fromSetAside, currency } }: { line: LogLine }) {
  if (fromSetAside > 0n) return <Figure>{`(${formatMoney(fromSetAside, currency)})`}</Figure>;
  const cameIn = amount > 0n;
  return (
    <Figure tone={cameIn ? "success" : "ink"} strong>
      {cameIn && "+"}
      {formatMoney(amount, currency)}
    </Figure>
  );
}
