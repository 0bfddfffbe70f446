import { href } from "react-router";

import type { ListedLink } from "#app/payment-links/list-links.server.ts";
import { isAgreedByStaff, listedLinkStates } from "#app/payment-links/payment-link.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { formatMoney } from "#app/money/format.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { describe } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { linksPath, linkStateLabels } from "#app/payment-links/link-labels.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

const customerMax = 255;

export async function loadLinks(member: Member, { searchParams }: URL, now: Date) {
  const state = listedLinkStates.find((one) => one === searchParams.get("state")) ?? null;
  const customer = plainLine((searchParams.get("customer") ?? "").slice(0, customerMax));
  const after = searchParams.get("after");
  const { links, names, next } = valueOrStatus(
    await listLinksAtDesk(member, { state, customer, after }, now),
  );
  const headings = await nameServices(links.map(({ configuration }) => configuration));
  const kept = { ...(state && { state }), ...(customer && { customer }) };
  return {
    rows: links.map((link, at) => rowOf(link, { heading: headings[at] ?? "", names, member })),
    filter: { state: state ?? "", customer },
    empty: state || customer ? "No links match." : "There is no link yet.",
    nextHref: next && `?${new URLSearchParams({ ...kept, after: next })}`,
    firstHref: after && `${linksPath}?${new URLSearchParams(kept)}`,
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
