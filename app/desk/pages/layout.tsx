import { Outlet, useLocation, useRouteLoaderData } from "react-router";

import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { deskNavigation } from "#app/desk/pages/desk-navigation.ts";
import { DeskShell } from "#app/desk/pages/desk-shell.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { ErrorPage } from "#app/http/error-page.tsx";
import { Brand } from "#app/http/shell/brand.tsx";
import { unknownVisitor } from "#app/http/shell/shell-data.ts";
import { openPage } from "#app/notifications/read-notices.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

import type { Route } from "./+types/layout.ts";

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { user, member } = await requireStaff(context, url, null);
  const now = new Date();
  const [unread, awaiting] = await Promise.all([
    openPage(db, member.id, { path: url.pathname, now }),
    countAwaiting(member, now),
  ]);
  return {
    siteName: env().SITE_NAME,
    memberId: member.id,
    token: formToken(request),
    firstName: user.firstName,
    role: member.role,
    unread,
    awaiting,
    navigation: deskNavigation(member.role, awaiting),
  };
}

/** Its counters are those of now on every page. */
export const shouldRevalidate = () => true;

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  // One record's typing is not the next one's.
  const { pathname } = useLocation();
  return (
    <DeskShell frame={loaderData}>
      <Outlet key={pathname} />
    </DeskShell>
  );
}

/** Whoever is no staff sees nothing of the desk. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>("desk/pages/layout");
  const page = <ErrorPage error={error} />;
  if (frame) return <DeskShell frame={frame}>{page}</DeskShell>;
  return (
    <main id="main" className="page">
      <Brand name={unknownVisitor.siteName} />
      {page}
    </main>
  );
}
