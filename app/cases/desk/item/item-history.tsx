import styles from "#app/cases/desk/item/item-history.module.css";
import type { HistoryLine } from "#app/cases/desk/item/item-view.ts";
import { Badge } from "#app/ui/badge.tsx";

export function ItemHistory({ history, zoneNote }: { history: HistoryLine[]; zoneNote: string }) {
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      <p className="note">{zoneNote}</p>
      <ol className={styles.list} role="list">
        {history.toReversed().map((line, index) => (
          <li key={index} className={`stack-1 ${styles.change}`}>
            <p>
              <strong>{line.state}</strong> <span className={styles.who}>by {line.who}</span>
            </p>
            <p className={styles.when}>
              <time dateTime={line.at}>{line.when}</time>
            </p>
            {line.note !== null && (
              <div className={`stack-2 ${styles.note}`}>
                <Badge tone={line.noteTold ? "harbour" : "neutral"}>
                  {line.noteTold ? "The customer reads this" : "Stays at the desk"}
                </Badge>
                <p className="keep-lines">{line.note}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
