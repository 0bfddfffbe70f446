import { LinkFilterForm } from "#app/checkout/desk/link-filter-form.tsx";
import { newLinkPath } from "#app/checkout/payment-links/link-words.ts";
import { loadLinks } from "#app/checkout/payment-links/load-links.server.ts";
import { RecordTable } from "#app/desk/record-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { pageTitle } from "#app/http/page-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/links.ts";

/** Payment links, newest first: what was agreed, for whom, and whether it is paid. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_links");
  return loadLinks(member, url, new Date());
}

export const headers = () => ({ "Cache-Control": "private, no-store" });

export function meta({ matches }: Route.MetaArgs) {
  return [pageTitle("Payment links", matches), { name: "robots", content: "noindex" }];
}

export default function Links({ loaderData }: Route.ComponentProps) {
  const { rows, filter, empty, nextHref, firstHref, timeZone } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Payment links"
        intro={`By a link somebody pays for what was agreed, without an account. Times are those of ${timeZone}.`}
        actions={
          <LinkButton to={newLinkPath} variant="action">
            New Link
          </LinkButton>
        }
      />
      <LinkFilterForm key={`${filter.state} ${filter.customer}`} filter={filter} />
      <div>
        <RecordTable
          label="Payment links"
          columns={["Made", "What", "For", "State", "Made by", "Works until"]}
          rows={rows}
          empty={empty}
          more={nextHref ? { href: nextHref, label: "Older links" } : null}
        />
        {firstHref && (
          <p>
            <LinkButton to={firstHref} variant="quiet">
              Newest links
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}
