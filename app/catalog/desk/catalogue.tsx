import { href, Link } from "react-router";

import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/catalog/desk/catalogue.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/catalogue.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  return {
    parts: parts
      .filter(({ right }) => mayEver(member.role, right))
      .map(({ to, label, text }) => ({ to, label, text })),
  };
}

const parts = [
  {
    to: href("/staff/catalogue/services"),
    label: "Services",
    text: "What each service’s page says.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/texts"),
    label: "Texts of pages",
    text: "What home, services and visas say.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/prices"),
    label: "Prices",
    text: "What they cost, now and from a day on.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/coupons"),
    label: "Coupons",
    text: "Codes that take something off.",
    right: "see_coupons",
  },
  {
    to: href("/staff/catalogue/rates"),
    label: "Currency rates",
    text: "Where today’s rates come from.",
    right: "see_rates",
  },
  {
    to: href("/staff/catalogue/advisers"),
    label: "Advisers",
    text: "Who is licensed to advise.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/facts"),
    label: "Facts",
    text: "Fees, times, criteria, success rates, with their sources.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/showcase/:kind", { kind: "admits" }),
    label: "Admits and rejects",
    text: "What universities answered.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/showcase/:kind", { kind: "counsellors" }),
    label: "Counsellors",
    text: "Who customers talk to.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/showcase/:kind", { kind: "destinations" }),
    label: "Destinations",
    text: "How many students went where.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/showcase/:kind", { kind: "videos" }),
    label: "Videos",
    text: "On the pages of services.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/claims"),
    label: "Claims",
    text: "Figures about ourselves, with proof.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/points"),
    label: "Point systems",
    text: "The tables of the self-checks, and cut-offs.",
    right: "see_catalogue",
  },
  {
    to: href("/staff/catalogue/testimonials"),
    label: "Testimonials",
    text: "What customers say of us.",
    right: "see_testimonials",
  },
  {
    to: href("/staff/catalogue/groups"),
    label: "Research groups",
    text: "Who writes papers together.",
    right: "see_groups",
  },
  {
    to: href("/staff/launch"),
    label: "Launch check",
    text: "What must be real before customers come.",
    right: "see_launch",
  },
] as const;

export const meta = unlisted("Catalogue");

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${recordStyles.page}`}>
      <PageHeading
        title="Catalogue"
        intro="What the public pages are made of. A change shows on them within a second."
      />
      <ul className={styles.parts} role="list">
        {loaderData.parts.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className={styles.part}>
              <strong>{label}</strong> <span className="note">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
