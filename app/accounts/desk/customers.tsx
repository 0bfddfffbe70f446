import { Form, href } from "react-router";

import { readSearch, searchCustomers, searchMax } from "#app/payments/search-customers.server.ts";
import { countryName } from "#app/currencies/countries.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { fullName } from "#app/accounts/profile/person-name.ts";

import type { Route } from "./+types/customers.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const text = readSearch(url.searchParams.get("q") ?? "");
  const { accounts, next } = valueOrStatus(
    await searchCustomers(member, { text, after: url.searchParams.get("after") }),
  );
  return {
    text,
    searchMax,
    moreHref: next && `?${new URLSearchParams({ q: text, after: next })}`,
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
  const { text, rows, moreHref } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Customers" />
      <Form method="get" className={styles.search} role="search">
        <Field
          key={text}
          label="Search"
          name="q"
          type="search"
          hint="A name, email, username or mobile, an order such as LF-1042, or the id of a payment."
          defaultValue={text}
          maxLength={loaderData.searchMax}
          after={<Button type="submit">Search</Button>}
        />
      </Form>
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
        rows={rows}
        empty={text ? `No one matches “${text}”.` : "There is no one yet."}
        more={{ href: moreHref, label: "More customers" }}
      />
    </div>
  );
}
