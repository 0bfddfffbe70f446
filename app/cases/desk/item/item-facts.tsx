import { CaseSections } from "#app/cases/case-sections.tsx";
import type { CaseViews } from "#app/cases/case-parts.server.ts";
import { AboutItem } from "#app/cases/desk/item/about-item.tsx";
import {
  AssignForm,
  GiveBackForm,
  MoveForm,
  ReopenForm,
  TakeForm,
} from "#app/cases/desk/item/item-forms.tsx";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import { OpenClaimNotice } from "#app/cases/guarantee/open-claim-notice.tsx";
import { Alert } from "#app/ui/alert.tsx";

type ItemFactsProps = { item: ItemView; views: CaseViews; done: string | null };

/** How the case stands, and what can be done about it. */
export function ItemFacts({ item, views, done }: ItemFactsProps) {
  return (
    <>
      <CancellationNotice views={views} />
      <OpenClaimNotice view={views.guarantee} />
      <AboutItem item={item} />
      {(item.isOpen || item.reopenable) && <NextStep item={item} />}
      {item.assign && (
        <section aria-labelledby="assign-heading">
          <h2 id="assign-heading">Who does it</h2>
          <AssignForm assign={item.assign} />
        </section>
      )}
      <CaseSections views={views} side="desk" done={done} />
    </>
  );
}

function CancellationNotice({ views: { cancelling } }: { views: CaseViews }) {
  const asked = cancelling?.cancellation;
  if (asked?.state !== "asked") return null;
  return (
    <Alert tone="warning" announce={false}>
      <p>
        {asked.proposedBy === null
          ? "The customer has requested cancellation. "
          : "A colleague has proposed to cancel this. "}
        <a href="#cancelling">Read the reason and the refund shown</a>
      </p>
    </Alert>
  );
}

function NextStep({ item }: { item: ItemView }) {
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading">Next step</h2>
      <div className="stack-3">
        <p>{item.next}</p>
        {item.takeable && <TakeForm />}
        {item.moves.length > 0 && <MoveForm item={item} moves={item.moves} />}
        {item.returnable && <GiveBackForm />}
        {item.reopenable && <ReopenForm item={item} />}
      </div>
    </section>
  );
}
