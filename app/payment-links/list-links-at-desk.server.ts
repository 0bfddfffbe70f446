import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { accountsNamed } from "#app/accounts/search-accounts.server.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import type { linksList } from "#app/payment-links/links-list.ts";
import { type ListedLink, listLinks } from "#app/payment-links/list-links.server.ts";
import { listedLinkStates } from "#app/payment-links/payment-link.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

type LinksPage = {
  links: ListedLink[];
  names: Map<string, NamedPerson | null>;
  previous: string | null;
  next: string | null;
};

/** `customer` is a whole email or username. Refuses: `not_allowed`. */
export async function listLinksAtDesk(
  member: Member,
  { filters, direction }: QueryOf<typeof linksList>,
  turn: Turn,
  now: Date,
): Promise<Outcome<LinksPage>> {
  if (!mayEver(member.role, "see_links")) return notAllowed;
  const { on = db } = turn;
  const { state, customer, ...days } = filters;
  const [userId = null] = customer === null ? [] : await accountsNamed(on, customer);
  if (customer !== null && userId === null) {
    return done({ links: [], names: new Map(), previous: null, next: null });
  }
  const page = await listLinks(
    on,
    {
      state: listedLinkStates.find((one) => one === state) ?? null,
      userId,
      madeBy: may(member.role, "see_links", { own: false }) ? null : member.id,
      ...dayBounds(days, member.timeZone),
      oldestFirst: direction === "asc",
      now,
    },
    turn,
  );
  const names = await namePeople(
    on,
    page.links.flatMap(({ userId: customerId, createdBy }) => [customerId, createdBy]),
  );
  return done({ ...page, names });
}
