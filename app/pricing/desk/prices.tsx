import { listPrices, type ListedPrice } from "#app/pricing/desk/find-prices.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { pricePath, priceText } from "#app/pricing/desk/price-view.ts";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/prices.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const listed = valueOrStatus(await listPrices(member, new Date()));
  const { timeZone } = member;
  return { timeZone, rows: listed.map((price) => rowOf(price, timeZone)) };
}

function rowOf({ next, ...price }: ListedPrice, timeZone: string) {
  const { inr, usd } = priceText(price.current);
  const then = priceText(next);
  return {
    id: `${price.service}/${price.choice}`,
    service: { text: price.heading, href: pricePath(price), note: price.text },
    inr,
    usd,
    next: next
      ? { text: `${then.inr}, ${then.usd}`, note: `from ${shortTime(next.startsAt, timeZone)}` }
      : "None",
  };
}

export const meta = unlisted("Prices");

export default function Prices({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Prices"
        intro={`Rupees and dollars have prices of their own; every other currency is the dollar price at the day’s rate. Times are those of ${loaderData.timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <DataTable
        label="Prices"
        columns={{ service: "Service", inr: "INR", usd: "USD", next: "Next" }}
        rows={loaderData.rows}
        empty="The price book is empty."
      />
    </div>
  );
}
