import { href } from "react-router";

import { contentSettings } from "#app/content/content-settings.server.ts";
import { listPageDraftsAtDesk } from "#app/content/desk/edit-page-texts.server.ts";
import { pageText, pageTextsAt } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextIds, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/page-texts.ts";

const pages = [
  { page: "home", heading: "Home page" },
  { page: "services", heading: "Services" },
  { page: "visas", heading: "Visas" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const drafts = valueOrStatus(await listPageDraftsAtDesk(member));
  const { pageTexts } = await contentSettings();
  const now = new Date();
  const texts = pageTextsAt(pageTexts, now);
  const rowOf = (section: (typeof pageTextIds)[number]) => {
    const draft = drafts.find((one) => one.section === section);
    const toCome = pageTexts.find((one) => one.section === section && one.startsAt > now);
    return {
      id: section,
      section: {
        text: placedPageText(section).label,
        href: href("/staff/catalogue/texts/:section", { section }),
      },
      heading: pageText(texts, section).heading,
      state: texts.has(section) ? "Edited" : "As shipped",
      waits: [draft && "A draft", toCome && `New words from ${shortTime(toCome.startsAt, member.timeZone)}`]
        .filter(Boolean)
        .join(", "),
    };
  };
  return {
    timeZone: member.timeZone,
    groups: pages.map(({ page, heading }) => ({
      page,
      heading,
      rows: pageTextIds.filter((id) => id.startsWith(`${page}.`)).map(rowOf),
    })),
  };
}

export const meta = unlisted("Texts of pages");

export default function PageTexts({ loaderData: { groups, timeZone } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Texts of pages"
        intro={`What home, services and visas say, section by section. Times are those of ${timeZone}.`}
        back={{ to: "/staff/catalogue", label: "Catalogue" }}
      />
      {groups.map(({ page, heading, rows }) => (
        <section key={page} aria-labelledby={`page-${page}`}>
          <h2 id={`page-${page}`}>{heading}</h2>
          <DataTable
            label={heading}
            columns={{ section: "Section", heading: "Heading", state: "Words", waits: "Waits" }}
            rows={rows}
            empty=""
          />
        </section>
      ))}
    </div>
  );
}
