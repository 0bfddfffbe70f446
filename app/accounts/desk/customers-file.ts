import { fullName } from "#app/accounts/profile/person-name.ts";
import { countryName } from "#app/currencies/countries.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { customersList, searchCustomers } from "#app/payments/search-customers.server.ts";

import type { Route } from "./+types/customers-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_customers");
  const query = readListQuery(customersList, url.searchParams);
  return answerList({
    member,
    shape: customersList,
    query,
    columns: ["Customer", "Name", "Email", "Username", "Mobile", "Country", "Since (UTC)"],
    read: async (turn) => {
      const { accounts: rows, next } = valueOrStatus(await searchCustomers(member, query, turn));
      return { rows, next };
    },
    cellsOf: (account) => [
      account.id,
      fullName(account.deletedAt ? null : account),
      account.deletedAt ? "" : account.email,
      account.username ?? "",
      account.mobile,
      countryName(account.country),
      account.createdAt.toISOString(),
    ],
    now: new Date(),
  });
}
