import type { ShownWaiting } from "#app/currencies/desk/load-rates.server.ts";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";

type WaitingRatesProps = { waiting: ShownWaiting[]; token: string };

/** Rates that are more than a tenth away from the one in force, to be accepted or refused. */
export function WaitingRates({ waiting, token }: WaitingRatesProps) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting</h2>
      <RecordTable
        label="Rates that wait"
        columns={["Currency", "In force", "New", "Change", "From"]}
        extraColumn="What to do"
        empty="No rate waits."
        rows={waiting.map((rate) => ({
          id: String(rate.id),
          cells: rate.cells,
          extra: <Decide rate={rate} token={token} />,
        }))}
      />
    </section>
  );
}

function Decide({ rate, token }: { rate: ShownWaiting; token: string }) {
  return (
    <>
      {rate.why && <p className={styles.quiet}>{rate.why}</p>}
      {(rate.mayAccept || rate.mayRefuse) && (
        <form method="post" className={styles.buttons}>
          <input type="hidden" name="csrfmiddlewaretoken" value={token} />
          <input type="hidden" name="rate" value={rate.id} />
          <input type="hidden" name="seen" value={rate.seen} />
          {rate.mayAccept && (
            <Button type="submit" name="intent" value="accept" size="small">
              Accept<span className="visually-hidden">: {rate.currency}</span>
            </Button>
          )}
          {rate.mayRefuse && (
            <Button type="submit" name="intent" value="refuse" size="small">
              Refuse<span className="visually-hidden">: {rate.currency}</span>
            </Button>
          )}
        </form>
      )}
    </>
  );
}
