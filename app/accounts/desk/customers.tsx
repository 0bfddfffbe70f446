import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { countries, countryName } from "#app/currencies/countries.ts";
import type { ListFilter } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { customersList, searchCustomers } from "#app/payments/search-customers.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/customers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(customersList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 50 };
  const { accounts, previous, next } = valueOrStatus(await searchCustomers(member, query, turn));
  return {
    list: await listView(customersList, query, { member, previous, next }),
    countries: countries().map(({ code, name }) => ({ value: code, label: name })),
    rows: accounts.map((account) => ({
      id: account.id,
      name: {
        text: fullName(account.deletedAt ? null : account),
        href: href("/staff/customers/:userId", { userId: account.id }),
      },
      email: account.deletedAt ? "" : account.email,
      username: account.username ?? "",
      mobile: account.mobile,
      country: countryName(account.country),
      since: shortTime(account.createdAt, member.timeZone),
    })),
  };
}

export const meta = unlisted("Customers");

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { list, rows } = loaderData;
  const text = list.typed["q"];
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading title="Customers" actions={<ListTools list={list} />} />
      <ListFrame list={list} filters={filtersOf(loaderData.countries)}>
        <DataTable
          label="Customers"
          columns={{
            name: "Name",
            email: "Email",
            username: "Username",
            mobile: "Mobile",
            country: "Country",
            since: "Since",
          }}
          sorting={list.sorting}
          rows={rows}
          empty={text ? `No one matches “${text}”.` : "No customers match."}
        />
      </ListFrame>
    </div>
  );
}

function filtersOf(countryOptions: { value: string; label: string }[]): ListFilter[] {
  return [
    {
      kind: "text",
      name: "q",
      label: "Search",
      hint: "A name, email, username or mobile, an order such as LF-1042, or the id of a payment.",
    },
    { kind: "choice", name: "country", label: "Country", any: "All countries", options: countryOptions },
    { kind: "day", name: "from", label: "Since from" },
    { kind: "day", name: "until", label: "Since until" },
  ];
}
