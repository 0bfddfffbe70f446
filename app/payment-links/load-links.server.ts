import { href } from "react-router";

import type { ListedLink } from "#app/payment-links/list-links.server.ts";
import { linksList } from "#app/payment-links/links-list.ts";
import { isAgreedByStaff } from "#app/payment-links/payment-link.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { describe } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { linksPath, linkStateLabels } from "#app/payment-links/link-labels.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export async function loadLinks(member: Member, url: URL, now: Date) {
  const query = readListQuery(linksList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 30 };
  const { links, names, previous, next } = valueOrStatus(await listLinksAtDesk(member, query, turn, now));
  const [headings, list] = await Promise.all([
    nameServices(links.map(({ configuration }) => configuration)),
    listView(linksList, query, { member, previous, next }),
  ]);
  return {
    list,
    rows: links.map((link, at) => rowOf(link, { heading: headings[at] ?? "", names, member })),
    empty: list.narrowed ? "No links match." : "There is no link yet.",
    timeZone: member.timeZone,
  };
}

type Around = { heading: string; names: Map<string, NamedPerson | null>; member: Member };

function rowOf(link: ListedLink, { heading, names, member }: Around) {
  const { id, userId, createdBy, createdAt, expiresAt, state } = link;
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  return {
    id,
    made: at(createdAt),
    what: { text: heading, href: `${linksPath}/${id}`, note: goodsNote(link) },
    customer: {
      text: fullName(names.get(userId)),
      href: mayEver(member.role, "see_customers") ? href("/staff/customers/:userId", { userId }) : null,
    },
    state: linkStateLabels[state],
    maker: isAgreedByStaff(link) ? makerText(createdBy, names, member) : "The customer",
    until: at(expiresAt),
  };
}

export function goodsNote({
  configuration,
  currency,
}: Pick<ListedLink, "configuration" | "currency">): string {
  if (isCustom(configuration)) return formatMoney(BigInt(configuration.custom.amount), currency);
  return [describe(configuration), currency].filter(Boolean).join(", ");
}

export function makerText(
  id: string,
  names: Map<string, NamedPerson | null>,
  { id: reader }: Pick<Member, "id">,
): string {
  return id === reader ? "You" : fullName(names.get(id));
}
