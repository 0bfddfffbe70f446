import { linksPath, linkStateLabels, newLinkPath } from "#app/payment-links/link-labels.ts";
import { loadLinks } from "#app/payment-links/load-links.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { FilterForm } from "#app/desk/filter-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

import type { Route } from "./+types/links.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_links");
  return loadLinks(member, url, new Date());
}

export const meta = unlisted("Payment links");

export default function Links({ loaderData }: Route.ComponentProps) {
  const { rows, filter, empty, nextHref, firstHref, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Payment links"
        intro={`A link lets someone pay for what was agreed, without an account. Times are those of ${timeZone}.`}
        actions={
          <LinkButton to={newLinkPath} variant="action">
            New Link
          </LinkButton>
        }
      />
      <FilterForm key={`${filter.state} ${filter.customer}`} path={linksPath}>
        <SelectField
          label="State"
          name="state"
          options={states}
          placeholder="Every state"
          defaultValue={filter.state}
        />
        <Field
          label="Customer"
          name="customer"
          hint="Their whole email or username."
          defaultValue={filter.customer}
          maxLength={255}
          autoComplete="off"
        />
      </FilterForm>
      <div>
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
          rows={rows}
          empty={empty}
          first={{ href: firstHref, label: "Newest links" }}
          more={{ href: nextHref, label: "Older links" }}
        />
      </div>
    </div>
  );
}

const states = Object.entries(linkStateLabels).map(([value, label]) => ({ value, label }));
