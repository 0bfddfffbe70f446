import { href } from "react-router";

import { type Account, findAccounts, personTerms } from "#app/accounts/search-accounts.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { searchCoupons } from "#app/coupons/list-coupons.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { deskActions, deskPages } from "#app/desk/pages/places-table.ts";
import { placesFor } from "#app/desk/pages/search/places-for.ts";
import { type CustomersMeant, customersMeant } from "#app/desk/pages/search/customer-of.server.ts";
import { findCases } from "#app/desk/pages/search/find-cases.server.ts";
import { findMoney } from "#app/desk/pages/search/find-money.server.ts";
import { findTalk } from "#app/desk/pages/search/find-talk.server.ts";
import { type Clues, readClues } from "#app/desk/pages/search/search-clues.ts";
import type { SearchGroup, SearchHit } from "#app/desk/pages/search/search-hit.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { serviceHits } from "#app/desk/pages/search/service-hits.server.ts";
import { db } from "#app/platform/db.server.ts";

const hitsPerGroup = 5;

/** What this member may open, of every kind. All kinds are asked at once, and none more than a page of hits needs. */
export async function searchDesk(member: Member, typed: string, now: Date): Promise<SearchGroup[]> {
  const clues = readClues(typed);
  if (clues.terms.length === 0) return [];
  const customers = customersMeant();
  const [people, cases, money, talk, coupons, services] = await Promise.all([
    findPeople(member, clues, customers),
    findCases(member, { ...clues, customers }, now),
    findMoney(member, clues, now),
    findTalk(member, { ...clues, customers }),
    findCoupons(member, clues),
    serviceHits(member.role, clues.terms),
  ]);
  const pages = placesFor(deskPages, member.role, clues.terms).concat(services);
  const actions = placesFor(deskActions, member.role, clues.terms);
  const places = [
    { label: "Actions", hits: actions },
    { label: "Pages", hits: pages },
  ];
  const records = [...people, cases, ...money, ...talk, { label: "Coupons", hits: coupons }];
  const isPlace = [...pages, ...actions].some(({ title }) => startsWith(title, clues.text));
  return (isPlace ? [...places, ...records] : [...records, ...places])
    .map(({ label, hits }) => ({ label, hits: hits.slice(0, hitsPerGroup) }))
    .filter(({ hits }) => hits.length > 0);
}

/** Before anything is typed. */
export function startOfSearch(member: Pick<Member, "role">): SearchGroup[] {
  return [
    { label: "Actions", hits: placesFor(deskActions, member.role, []) },
    { label: "Pages", hits: placesFor(deskPages, member.role, []) },
  ];
}

function startsWith(title: string, text: string): boolean {
  return title.toLowerCase().startsWith(text.toLowerCase());
}

async function findPeople(
  { role }: Member,
  { text, people }: Clues,
  customers: CustomersMeant,
): Promise<SearchGroup[]> {
  if (people.length === 0 || !mayEver(role, "see_customers")) return [];
  const ranked = await customers.ranked(personTerms(text));
  const found = await findAccounts(db, ranked.slice(0, hitsPerGroup));
  const [colleagues, others] = [true, false].map((isStaff) =>
    found.filter((account) => (account.role === "staff") === isStaff),
  ) as [Account[], Account[]];
  return [
    { label: "Customers", hits: others.map((one) => personHit(one, "/staff/customers/:userId")) },
    {
      label: "Colleagues",
      hits: mayEver(role, "see_people")
        ? colleagues.map((one) => personHit(one, "/staff/people/:userId"))
        : [],
    },
  ];
}

function personHit(account: Account, path: "/staff/customers/:userId" | "/staff/people/:userId"): SearchHit {
  const { id, email, username, mobile } = account;
  return {
    title: fullName(account),
    detail: [email, username, mobile].filter(Boolean).join(" · "),
    href: href(path, { userId: id }),
  };
}

async function findCoupons({ role }: Member, { coupon }: Clues): Promise<SearchHit[]> {
  if (coupon === null || !mayEver(role, "see_coupons")) return [];
  const found = await searchCoupons(db, coupon, hitsPerGroup);
  return found.map(({ code, percent }) => ({
    title: code,
    detail: `${percent}% off`,
    href: href("/staff/catalogue/coupons/:code", { code }),
  }));
}
