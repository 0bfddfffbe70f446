import { href, Link } from "react-router";

import { z } from "zod";

import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { loadWork } from "#app/cases/desk/work/load-work.server.ts";
import { WorkFilterForm } from "#app/cases/desk/work/work-filter-form.tsx";
import type { ShownItem } from "#app/cases/desk/work/work-view.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

import type { Route } from "./+types/work.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_queue");
  return loadWork(member, url, new Date());
}

export const action = formAction(asStaff("take_item"), (on) => ({
  take: on({
    schema: z.object({ item: hidden }),
    run: async ({ fields, who: { member }, now }) =>
      leadTo(
        await takeItem({ member, itemId: fields.item, now }),
        ({ id }) => `${href("/staff/work/:itemId", { itemId: id })}?done=taken`,
      ),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Work");

export default function Work({ loaderData }: Route.ComponentProps) {
  const { items, queues, filter, nextHref, firstHref } = loaderData;
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Work"
        intro="Late first, then by the day it is due, lightning speed before others of its day."
        actions={
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
        }
      />
      <AnswerSummary />
      <WorkFilterForm filter={filter} />
      <section aria-label="Items">
        <DataTable
          label="Items"
          columns={{
            due: "Due",
            order: "Order",
            service: "Service",
            state: "State",
            customer: "Customer",
            counsellor: "Counsellor",
            awaiting: "Awaiting",
            next: "Next step",
            actions: "Take it",
          }}
          empty="Nothing here. Try other filters."
          rows={items.map((item) => ({
            id: item.id,
            due: item.overdue ? { text: `${item.due}, late`, tone: "danger" } : item.due,
            service: { text: item.heading, href: item.href, badge: item.unread, note: item.text },
            state: {
              text: item.state,
              tone: item.tone,
              badge: item.request,
              note: item.lightning ? "Lightning speed" : null,
            },
            order: item.order,
            customer: item.customer,
            counsellor: item.counsellor,
            awaiting: item.awaiting ?? "",
            next: { text: item.next, badge: item.toCheck },
            actions: item.takeable && <Take item={item} />,
          }))}
          first={{ href: firstHref, label: "First page" }}
          more={{ href: nextHref, label: "Next page" }}
        />
      </section>
    </div>
  );
}

function Take({ item: { id, heading, order } }: { item: ShownItem }) {
  return (
    <PostForm intent="take" about={{ item: id }} reloadDocument>
      <SubmitButton size="small">
        Take
        <span className="visually-hidden">
          : {heading}, {order}
        </span>
      </SubmitButton>
    </PostForm>
  );
}
