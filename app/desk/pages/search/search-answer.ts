import { searchDesk, startOfSearch } from "#app/desk/pages/search/search-desk.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";

import type { Route } from "./+types/search-answer.ts";

/** For the menu; `/staff/search` is the same as a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, null);
  const typed = url.searchParams.get("q")?.trim() ?? "";
  const groups = typed === "" ? startOfSearch(member) : await searchDesk(member, typed, new Date());
  return Response.json(groups, { headers: { "cache-control": "private, no-store" } });
}
