import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { accountsNamed } from "#app/accounts/search-accounts.server.ts";
import { type ListedLink, listLinks } from "#app/payment-links/list-links.server.ts";
import type { ListedLinkState } from "#app/payment-links/payment-link.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

const linksPerPage = 30;

/** `customer`: email or username as typed; empty for everybody. */
type LinkFilter = { state: ListedLinkState | null; customer: string; after: string | null };

type LinksPage = { links: ListedLink[]; names: Map<string, NamedPerson | null>; next: string | null };

export async function listLinksAtDesk(
  member: Member,
  { state, customer, after }: LinkFilter,
  now: Date,
): Promise<Outcome<LinksPage>> {
  if (!mayEver(member.role, "see_links")) return notAllowed;
  const wanted = customer.trim();
  const [userId = null] = wanted === "" ? [] : await accountsNamed(db, wanted);
  if (wanted !== "" && userId === null) return done({ links: [], names: new Map(), next: null });
  const { links, next } = await listLinks(db, {
    state,
    userId,
    madeBy: may(member.role, "see_links", { own: false }) ? null : member.id,
    after,
    limit: linksPerPage,
    now,
  });
  const names = await namePeople(
    db,
    links.flatMap(({ userId: customerId, createdBy }) => [customerId, createdBy]),
  );
  return done({ links, names, next });
}
