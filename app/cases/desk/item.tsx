import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { actOnCase, isOfPart } from "#app/cases/act-on-case.server.ts";
import { CaseSections } from "#app/cases/case-sections.tsx";
import { loadParts } from "#app/cases/load-parts.server.ts";
import { withoutPlace } from "#app/cases/without-place.ts";
import { filesTooLarge } from "#app/cases/not-read.ts";
import { AboutItem } from "#app/cases/desk/item/about-item.tsx";
import { AssignForm, CancelForm, MoveForm, TakeForm } from "#app/cases/desk/item/item-forms.tsx";
import { ItemHistory } from "#app/cases/desk/item/item-history.tsx";
import type { ItemProblem, ItemView } from "#app/cases/desk/item/item-view.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import { takeItemAction } from "#app/cases/desk/item/take-action.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/page-title.ts";
import { readUpload } from "#app/forms/read-form.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/item.ts";

/** One service that was bought: for whom, what happened so far, and the next step. */
export async function loader({ context, url, params, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_item");
  const { item, at } = await loadItem(member, params.itemId, { now: new Date(), query: url.searchParams });
  return {
    item,
    views: await loadParts(at),
    done: url.searchParams.get("done"),
    said: ownEntry(doneWords, url.searchParams.get("done")),
    token: formToken(request),
  };
}

export async function action({ context, url, params, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "see_item");
  const now = new Date();
  const read = await readUpload(request, filesTooLarge);
  if (!read.ok) {
    const nothing = { to: "", note: "", tell: false, person: null };
    const problem: ItemProblem = { about: "page", message: read.refusal.message, ...nothing };
    return data({ item: problem, part: null }, { status: read.refusal.status });
  }
  const form = read.value;
  if (isOfPart(form)) {
    const { at } = await loadItem(member, params.itemId, { now, query: url.searchParams });
    const answer = await actOnCase(request, form, { ...at, path: url.pathname });
    if ("next" in answer) throw redirect(answer.next, 303);
    return data({ item: null, part: answer.problem }, { status: answer.status });
  }
  const answer = await takeItemAction(request, form, { member, itemId: params.itemId, now });
  if ("problem" in answer) return data({ item: answer.problem, part: null }, { status: answer.status });
  throw redirect(`/staff/work/${params.itemId}?done=${answer.done}`, 303);
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.item.heading}, ${loaderData.item.order}` : "Item";
  return unlistedPage(title, matches);
}

const doneWords: Record<string, string> = {
  moved: "The item is moved. The customer is told by mail.",
  taken: "The item is yours.",
  assigned: "The item is assigned.",
  released: "Nobody has the item now.",
};

/** Whether what was written has no form to stand in any more: the item has moved on. */
function isLeftOver({ to, note }: ItemProblem, { moves }: ItemView): boolean {
  const isCancel = (move: string) => move === "cancelled";
  return note !== "" && !moves.some((move) => isCancel(move.to) === isCancel(to));
}

export default function Item({ loaderData, actionData }: Route.ComponentProps) {
  const { item, views, done, said, token } = loaderData;
  const problem = actionData?.item ?? null;
  const homeless = withoutPlace(actionData?.part ?? null, views);
  const cancel = item.moves.find(({ to }) => to === "cancelled");
  const moves = item.moves.filter(({ to }) => to !== "cancelled");
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title={item.heading}
        intro={item.words || undefined}
        back={{ to: "/staff/work", label: "Work" }}
      />
      {problem?.about === "page" && (
        <Alert tone="danger">
          <p>{problem.message}</p>
          {isLeftOver(problem, item) && <p>You wrote: {problem.note}</p>}
        </Alert>
      )}
      {homeless && <Alert tone="danger">{homeless.message}</Alert>}
      {said && !problem && <Alert tone="success">{said}</Alert>}
      {views.cancelling?.wish?.state === "asked" && (
        <Alert tone="warning" announce={false}>
          <p>
            The customer asks to cancel. <a href="#cancelling">Read why, and what was shown to come back</a>
          </p>
        </Alert>
      )}
      <AboutItem item={item} />
      {(item.moves.length > 0 || item.takeable) && (
        <section aria-labelledby="next-heading">
          <h2 id="next-heading">Next step</h2>
          <p>{item.next}</p>
          {item.takeable && <TakeForm token={token} />}
          {moves.length > 0 && <MoveForm item={item} moves={moves} token={token} problem={problem} />}
          {cancel && <CancelForm item={item} move={cancel} token={token} problem={problem} />}
        </section>
      )}
      {item.assign && (
        <section aria-labelledby="assign-heading">
          <h2 id="assign-heading">Who does it</h2>
          <AssignForm assign={item.assign} token={token} problem={problem} />
        </section>
      )}
      <CaseSections views={views} token={token} side="desk" problem={actionData?.part ?? null} done={done} />
      <ItemHistory history={item.history} />
    </div>
  );
}
