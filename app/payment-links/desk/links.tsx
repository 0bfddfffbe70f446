import { linkStateLabels, newLinkPath } from "#app/payment-links/link-labels.ts";
import { loadLinks } from "#app/payment-links/load-links.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/links.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_links");
  return loadLinks(member, url, new Date());
}

export const meta = unlisted("Payment links");

export default function Links({ loaderData }: Route.ComponentProps) {
  const { list, rows, empty, timeZone } = loaderData;
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Payment links"
        intro={`A link lets someone pay for what was agreed, without an account. Times are those of ${timeZone}.`}
        actions={
          <>
            <LinkButton to={newLinkPath} variant="action">
              New Link
            </LinkButton>
            <ListTools list={list} />
          </>
        }
      />
      <ListFrame list={list} filters={filters}>
        <DataTable
          label="Payment links"
          columns={{
            made: "Made",
            what: "What",
            customer: "For",
            state: "State",
            maker: "Made by",
            until: "Works until",
          }}
          sorting={list.sorting}
          rows={rows}
          empty={empty}
        />
      </ListFrame>
    </div>
  );
}

const filters: ListFilter[] = [
  { kind: "choice", name: "state", label: "State", any: "Every state", options: optionsOf(linkStateLabels) },
  { kind: "day", name: "from", label: "Made from" },
  { kind: "day", name: "until", label: "Made until" },
  { kind: "text", name: "customer", label: "Customer", hint: "Their whole email or username." },
];
