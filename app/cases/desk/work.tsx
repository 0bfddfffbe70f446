import { href, Link, redirect } from "react-router";
import { z } from "zod";

import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { assignChosen, type BulkResult, moveChosen } from "#app/cases/desk/work/act-on-chosen.server.ts";
import { BulkAnswer, bulkForm, BulkForm } from "#app/cases/desk/work/bulk-form.tsx";
import { readChosen } from "#app/cases/desk/work/chosen-item.ts";
import { loadWork } from "#app/cases/desk/work/load-work.server.ts";
import { WorkTable } from "#app/cases/desk/work/work-table.tsx";
import type { WorkOptions } from "#app/cases/desk/work/work-view.ts";
import type { ListFilter } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden, ticked } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/work.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_queue");
  return loadWork(member, url, new Date());
}

const chosenFields = z.object({ chosen: z.array(z.string()) });

export const action = formAction(asStaff("see_queue"), (on) => ({
  take: on({
    schema: z.object({ item: hidden }),
    run: async ({ fields, who: { member }, now }) =>
      leadTo(
        await takeItem({ member, itemId: fields.item, now }),
        ({ id }) => `${href("/staff/work/:itemId", { itemId: id })}?done=taken`,
      ),
  }),
  assign_chosen: on({
    schema: chosenFields.extend({ person: hidden, along: ticked }),
    run: async ({ fields: { chosen, person, along }, who: { member }, now }) => {
      const to = person === "nobody" ? null : person === "me" ? member.id : UserId.parse(person);
      return told(await assignChosen({ member, chosen: readChosen(chosen), to, along, now }));
    },
  }),
  move_chosen: on({
    schema: chosenFields.extend({ to: hidden }),
    run: async ({ fields: { chosen, to }, who: { member }, now }) =>
      told(await moveChosen({ member, chosen: readChosen(chosen), to, now })),
  }),
  export_chosen: on({
    schema: chosenFields,
    run: ({ fields: { chosen } }) => {
      const items = readChosen(chosen).map(({ id }) => ["item", id]);
      return redirect(`${href("/staff/work.csv")}?${new URLSearchParams(items)}`, 303);
    },
  }),
}));

/** Some may be done and others not, so the page says both. */
function told(outcome: Outcome<BulkResult>) {
  return outcome.ok ? { preview: outcome.value } : outcome;
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Work");

export default function Work({ loaderData }: Route.ComponentProps) {
  const { list, items, queues, options, mayAssign } = loaderData;
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Work"
        intro="Late first, then by the day it is due, lightning speed before others of its day."
        actions={
          <>
            <Queues queues={queues} />
            <ListTools list={list} />
          </>
        }
      />
      <AnswerSummary />
      <BulkAnswer />
      <ListFrame
        list={list}
        filters={filtersOf(options)}
        bulk={<BulkForm people={options.people} mayAssign={mayAssign} />}
        turns={["Page before", "Next page"]}
      >
        <section aria-label="Items">
          <WorkTable items={items} sorting={list.sorting} form={bulkForm} />
        </section>
      </ListFrame>
    </div>
  );
}

function Queues({ queues }: Pick<Route.ComponentProps["loaderData"], "queues">) {
  return (
    <nav aria-label="Queues" className={`row ${styles.lists}`}>
      {queues.map(({ text, href: to, isHere }) =>
        isHere ? (
          <strong key={to} aria-current="page">
            {text}
          </strong>
        ) : (
          <Link key={to} to={to}>
            {text}
          </Link>
        ),
      )}
    </nav>
  );
}

function filtersOf({ states, services, people }: WorkOptions): ListFilter[] {
  return [
    { kind: "choice", name: "state", label: "State", options: states },
    { kind: "choice", name: "service", label: "Service", any: "All services", options: services },
    { kind: "choice", name: "person", label: "Counsellor", any: "Everybody", options: people },
    { kind: "tick", name: "overdue", label: "Overdue" },
    { kind: "tick", name: "unread", label: "Unread messages" },
    { kind: "tick", name: "evidence", label: "Evidence to check" },
    { kind: "tick", name: "reading", label: "Versions to read" },
  ];
}
