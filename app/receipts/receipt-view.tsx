import type { PrintedParty, PrintedReceipt, PrintedRow } from "#app/receipts/print-receipt.ts";
import styles from "#app/receipts/receipt-view.module.css";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";

export function ReceiptView({ receipt }: { receipt: PrintedReceipt }) {
  return (
    <article className={`card stack-5 ${styles.receipt}`} aria-label={receipt.title}>
      <div className={`stack-5 ${styles.parties}`}>
        <PartyBlock party={receipt.seller} />
        <PartyBlock party={receipt.billedTo} />
      </div>
      <dl className={`stack-1 note ${styles.facts}`}>
        {receipt.facts.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {receipt.items.map(({ heading, text, rows }, index) => (
        <section key={index} className={`stack-2 ${styles.part}`}>
          {heading !== null && <h2 className="step-1">{heading}</h2>}
          {text && <p className="note">{text}</p>}
          <Rows rows={rows} />
        </section>
      ))}
      <div className={`stack-2 ${styles.part}`}>
        <Rows rows={receipt.totals} />
      </div>
      <div className={`stack-2 ${styles.part}`}>
        <Rows rows={receipt.paidBy} />
        {receipt.notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
    </article>
  );
}

function PartyBlock({ party: { heading, name, lines } }: { party: PrintedParty }) {
  return (
    <p className={styles.party}>
      <span className="note">{heading}</span>
      <strong>{name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function Rows({ rows }: { rows: readonly PrintedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <FigureList>
      {rows.map(({ label, figure, strong }, index) => (
        <FigureLine key={index} label={label} total={strong && "plain"}>
          {figure}
        </FigureLine>
      ))}
    </FigureList>
  );
}
