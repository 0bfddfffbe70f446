import type { ShownWaiting } from "#app/currencies/desk/load-rates.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function WaitingRates({ waiting }: { waiting: ShownWaiting[] }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting</h2>
      <DataTable
        label="Rates that wait"
        columns={{
          currency: "Currency",
          inForce: "In force",
          perUsd: "New",
          change: "Change",
          source: "From",
          actions: "What to do",
        }}
        empty="No rate waits."
        rows={waiting.map((rate) => ({
          ...rate,
          actions: <Decide rate={rate} />,
        }))}
      />
    </section>
  );
}

function Decide({ rate }: { rate: ShownWaiting }) {
  return (
    <>
      {rate.why && <p className="note">{rate.why}</p>}
      {(rate.mayAccept || rate.mayRefuse) && (
        <PostForm
          intent={["accept", "refuse"]}
          about={{ rate: rate.id, seen: rate.seen }}
          reloadDocument
          className="row"
        >
          {rate.mayAccept && (
            <SubmitButton intent="accept" size="small">
              Accept<span className="visually-hidden">: {rate.code}</span>
            </SubmitButton>
          )}
          {rate.mayRefuse && (
            <SubmitButton intent="refuse" size="small">
              Refuse<span className="visually-hidden">: {rate.code}</span>
            </SubmitButton>
          )}
        </PostForm>
      )}
    </>
  );
}
