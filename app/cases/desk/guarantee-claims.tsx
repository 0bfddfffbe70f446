import { loadGuaranteeClaims } from "#app/cases/desk/load-guarantee-claims.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/guarantee-claims.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "decide_guarantee");
  return loadGuaranteeClaims(member, url.searchParams, new Date());
}

export const meta = unlisted("Guarantee claims");

export default function GuaranteeClaims({ loaderData: { rows, moreHref } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Guarantee claims"
        intro="The oldest first. Each is decided on the page of its service, within five working days."
        back={{ to: "/staff/", label: "Desk" }}
      />
      <DataTable
        label="Guarantee claims"
        columns={{
          claimed: "Claimed",
          by: "Answer by",
          service: "Service",
          guarantee: "Guarantee",
          customer: "Customer",
          text: "What was refused",
        }}
        rows={rows}
        empty="No guarantee claim is waiting for a decision."
        more={{ href: moreHref, label: "Later claims" }}
      />
    </div>
  );
}
