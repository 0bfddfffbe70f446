import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { stateTexts } from "#app/testimonials/desk/testimonial-states.ts";
import { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";

import type { Route } from "./+types/testimonials-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_testimonials");
  const query = readListQuery(testimonialsList, url.searchParams);
  const headings = new Map(Object.entries(await headingsOfAll()));
  return answerList({
    member,
    shape: testimonialsList,
    query,
    columns: ["Service", "State", "Name", "Stars", "Featured", "Written (UTC)", "Text", "Our answer"],
    read: async (turn) => valueOrStatus(await listTestimonialsAtDesk(member, query, turn)),
    cellsOf: (one) => [
      headings.get(one.service) ?? one.service,
      stateTexts[one.state],
      one.shownName,
      one.stars ?? "",
      one.featuredAt ? "Yes" : "",
      one.createdAt.toISOString(),
      one.details,
      one.answer ?? "",
    ],
    now: new Date(),
  });
}
