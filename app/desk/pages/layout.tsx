import { NavLink, Outlet } from "react-router";

import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/pages/layout.module.css";
import { CommandButton } from "#app/desk/pages/search/command-button.tsx";
import { formToken } from "#app/forms/form-token.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";

import type { Route } from "./+types/layout.ts";

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, null);
  return {
    memberId: member.id,
    token: formToken(request),
    parts: parts.filter(({ right }) => mayEver(member.role, right)).map(({ to, label }) => ({ to, label })),
  };
}

const parts = [
  { to: "/staff/work", label: "Work", right: "see_queue" },
  { to: "/staff/calendar", label: "Calendar", right: "see_calendar" },
  { to: "/staff/enquiries", label: "Enquiries", right: "see_enquiries" },
  { to: "/staff/links", label: "Links", right: "see_links" },
  { to: "/staff/customers", label: "Customers", right: "see_customers" },
  { to: "/staff/payments", label: "Payments", right: "see_customers" },
  { to: "/staff/catalogue", label: "Catalogue", right: "see_catalogue" },
  { to: "/staff/people", label: "People", right: "see_people" },
  { to: "/staff/figures", label: "Figures", right: "see_figures" },
  { to: "/staff/books", label: "Books", right: "see_books" },
  { to: "/staff/audit", label: "Audit", right: "see_audit" },
] as const;

export const shouldRevalidate = afterEveryAction;

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <nav className={`page row ${styles.nav}`} aria-label="Desk">
        <NavLink to="/staff/" end className={`text-link ${styles.part}`}>
          Desk
        </NavLink>
        <CommandButton memberId={loaderData.memberId} />
        {loaderData.parts.map(({ to, label }) => (
          <NavLink key={to} to={to} className={`text-link ${styles.part}`}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
