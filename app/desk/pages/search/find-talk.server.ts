import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { personTerms } from "#app/accounts/search-accounts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { CustomersMeant } from "#app/desk/pages/search/customer-of.server.ts";
import type { Clues } from "#app/desk/pages/search/search-clues.ts";
import type { SearchGroup } from "#app/desk/pages/search/search-hit.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import { searchEnquiries } from "#app/enquiries/search-enquiries.server.ts";
import { searchLinks, secretInAddress } from "#app/payment-links/search-links.server.ts";
import { db } from "#app/platform/db.server.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

type Asked = Clues & { customers: CustomersMeant };

const eachMax = 5;

/** Payment links and enquiries. */
export function findTalk(member: Member, clues: Asked): Promise<SearchGroup[]> {
  return Promise.all([linkHits(member, clues), enquiryHits(member, clues)]);
}

async function linkHits(member: Member, { text, people, customers }: Asked): Promise<SearchGroup> {
  const label = "Payment links";
  if (!mayEver(member.role, "see_links")) return { label, hits: [] };
  const seesAll = may(member.role, "see_links", { own: false });
  const clues = {
    madeBy: seesAll ? null : member.id,
    secret: secretInAddress(text),
    isCustomer: people.length === 0 ? null : await customers.isMeant(personTerms(text), seesAll),
  };
  const found = await searchLinks(db, clues, eachMax);
  const [names, titles] = await Promise.all([
    namePeople(
      db,
      found.map(({ userId }) => userId),
    ),
    nameServices(found.map(({ configuration }) => configuration)),
  ]);
  const hits = found.map(({ id, userId, createdAt }, at) => ({
    title: `${titles[at]} · ${fullName(names.get(userId))}`,
    detail: `Made ${shortTime(createdAt, member.timeZone)}`,
    href: href("/staff/links/:linkId", { linkId: id }),
  }));
  return { label, hits };
}

async function enquiryHits(member: Member, { people: terms }: Clues): Promise<SearchGroup> {
  const label = "Enquiries";
  if (terms.length === 0 || !mayEver(member.role, "see_enquiries")) return { label, hits: [] };
  const assignedTo = may(member.role, "see_enquiries", { own: false }) ? null : member.id;
  const found = await searchEnquiries(db, { terms, assignedTo }, eachMax);
  const hits = found.map(({ reference, name, kind, state }) => ({
    title: `${reference} · ${name}`,
    detail: `${kindLabels[kind]} · ${stateLabels[state]}`,
    href: href("/staff/enquiries/:reference", { reference }),
  }));
  return { label, hits };
}
