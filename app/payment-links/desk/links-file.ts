import { fullName } from "#app/accounts/profile/person-name.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { linkStateLabels } from "#app/payment-links/link-labels.ts";
import { linksList } from "#app/payment-links/links-list.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { isAgreedByStaff } from "#app/payment-links/payment-link.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

import type { Route } from "./+types/links-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_links");
  const query = readListQuery(linksList, url.searchParams);
  const now = new Date();
  return answerList({
    member,
    shape: linksList,
    query,
    columns: [
      "Link",
      "State",
      "For",
      "What",
      "Choices",
      "Currency",
      "Made by",
      "Made (UTC)",
      "Works until (UTC)",
    ],
    read: async (turn) => {
      const { links, names, next } = valueOrStatus(await listLinksAtDesk(member, query, turn, now));
      const headings = await nameServices(links.map(({ configuration }) => configuration));
      return {
        rows: links.map((link, at) => ({
          ...link,
          heading: headings[at] ?? "",
          customer: fullName(names.get(link.userId)),
          maker: isAgreedByStaff(link) ? fullName(names.get(link.createdBy)) : "The customer",
        })),
        next,
      };
    },
    cellsOf: (link) => [
      link.id,
      linkStateLabels[link.state],
      link.customer,
      link.heading,
      describeInFull(link.configuration),
      link.currency,
      link.maker,
      link.createdAt.toISOString(),
      link.expiresAt.toISOString(),
    ],
    now,
  });
}
