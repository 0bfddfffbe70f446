import { href } from "react-router";

import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import { listServiceRecords } from "#app/catalog/desk/edit-service.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/services.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const listed = valueOrStatus(await listServiceRecords(member));
  const records = new Map(listed.map((record) => [record.text.slug, record]));
  return {
    timeZone: member.timeZone,
    rows: serviceSlugs.flatMap((slug) => {
      const record = records.get(slug);
      if (!record) return [];
      const { heading, faqs } = record.text;
      const text = record.isEdited ? "Edited" : "As shipped";
      const changed = shortTime(record.updatedAt, member.timeZone);
      const link = { text: heading, href: href("/staff/catalogue/services/:slug", { slug }) };
      return [{ id: slug, service: link, text, questions: String(faqs.length), changed }];
    }),
  };
}

export const meta = unlisted("Services");

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Services"
        intro={`What each service’s page says. Times are those of ${loaderData.timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      <DataTable
        label="Services"
        columns={{ service: "Service", text: "Words", questions: "Questions", changed: "Changed" }}
        rows={loaderData.rows}
        empty="There are no services."
      />
    </div>
  );
}
