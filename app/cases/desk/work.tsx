import { data, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { readStaffForm } from "#app/desk/staff-form.server.ts";
import { loadWork } from "#app/cases/desk/work/load-work.server.ts";
import { WorkFilterForm } from "#app/cases/desk/work/work-filter-form.tsx";
import type { ShownItem } from "#app/cases/desk/work/work-view.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/work.ts";

/** The work that was paid for, the most urgent first. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_queue");
  return { ...(await loadWork(member, url, new Date())), token: formToken(request) };
}

/** Takes an item that nobody has. */
export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "take_item");
  const { form, ours } = await readStaffForm(request);
  const taken = ours.ok ? await takeItem({ member, itemId: form.field("item"), now: new Date() }) : ours;
  if (taken.ok) throw redirect(`/staff/work/${taken.value.id}?done=taken`, 303);
  return data({ message: taken.refusal.message }, { status: taken.refusal.status });
}

export const shouldRevalidate = afterEveryAction;

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Work", matches), { name: "robots", content: "noindex" }];
}

export default function Work({ loaderData, actionData }: Route.ComponentProps) {
  const { items, filter, token, nextHref, firstHref } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Work"
        intro="Lightning speed first, then by the day it is due. What waits to be begun stands by the day it was paid."
      />
      {actionData && <Alert tone="danger">{actionData.message}</Alert>}
      <WorkFilterForm filter={filter} />
      <section aria-label="Items">
        <DataTable
          label="Items"
          columns={{
            due: "Due",
            service: "Service",
            state: "State",
            customer: "Customer",
            counsellor: "Counsellor",
            next: "Next step",
            actions: "What to do",
          }}
          empty="Nothing here. Try other filters."
          rows={items.map((item) => ({
            id: item.id,
            due: { text: item.due, note: item.overdue ? "Overdue" : null },
            service: { text: item.heading, href: item.href, badge: item.unread, note: item.words },
            state: {
              text: item.state,
              badge: item.asksToCancel ? "Asks to cancel" : null,
              note: item.lightning ? "Lightning speed" : null,
            },
            customer: { text: item.customer, note: item.order },
            counsellor: item.counsellor,
            next: item.next,
            actions: item.takeable && <Take item={item} token={token} />,
          }))}
          first={{ href: firstHref, label: "First page" }}
          more={{ href: nextHref, label: "Next page" }}
        />
      </section>
    </div>
  );
}

/** A plain form: the answer is a page read anew, so that nobody acts on what was. */
function Take({ item, token }: { item: ShownItem; token: string }) {
  return (
    <form method="post">
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="item" value={item.id} />
      <Button type="submit" size="small">
        Take
        <span className="visually-hidden">
          : {item.heading}, {item.order}
        </span>
      </Button>
    </form>
  );
}
