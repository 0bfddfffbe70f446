import { randomUUID } from "node:crypto";

import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { makeAgreedLink } from "#app/payment-links/make-agreed-link.server.ts";
import { validForDays } from "#app/payment-links/payment-link.ts";
import { findLinkCustomer } from "#app/payment-links/desk/find-link-customer.server.ts";
import { findDeskLink } from "#app/payment-links/desk/find-link.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { linksList } from "#app/payment-links/links-list.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import {
  type NewCustomLink,
  type NewLink,
  makeCustomLink,
  makeLink,
} from "#app/payment-links/desk/make-link.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { priceLink } from "#app/payment-links/desk/price-link.server.ts";
import { withdrawLinkAtDesk } from "#app/payment-links/desk/withdraw-link-at-desk.server.ts";
import { db } from "#app/platform/db.server.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { coverLetter, makeBuyer, noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";

export async function newLink(member: Member, change: Partial<NewLink> = {}): Promise<NewLink> {
  return {
    member,
    customerId: change.customerId ?? (await makeBuyer()).id,
    configuration: coverLetter(),
    currency: "INR",
    couponCode: "",
    shownPrice: 199_900n,
    validDays: 7,
    mail: false,
    purchaseId: randomUUID(),
    now: noon,
    ...change,
  };
}

export async function newCustomLink(
  member: Member,
  {
    terms,
    ...change
  }: Partial<Omit<NewCustomLink, "terms">> & { terms?: Partial<NewCustomLink["terms"]> } = {},
): Promise<NewCustomLink> {
  return {
    member,
    customerId: change.customerId ?? (await makeBuyer()).id,
    terms: {
      title: "Appeal of a refused visa",
      description: "A letter, and two rounds of corrections.",
      amount: "12,500",
      currency: "INR",
      days: "12",
      ...terms,
    },
    validDays: 7,
    mail: false,
    purchaseId: randomUUID(),
    now: noon,
    ...change,
  };
}

/** Writes no log entry. */
async function makeOne(member: Member, own: boolean): Promise<PaymentLink> {
  const madeBy = own ? member.id : (await makeMember("counsellor")).id;
  const goods = { configuration: coverLetter(), currency: "INR" as const, couponCode: null };
  const about = {
    customerId: (await makeBuyer()).id,
    purchaseId: randomUUID(),
    expiresAt: validForDays(noon, 7),
  };
  const made = await db.transaction((tx) => makeAgreedLink(tx, { ...about, madeBy, goods, now: noon }));
  return valueOf(made).link;
}

export const linkUseCases: DeskUseCase[] = [
  {
    action: "see_links",
    name: "listLinksAtDesk",
    async call(member, own) {
      const { id } = await makeOne(member, own);
      const listed = await listLinksAtDesk(member, listAsked(linksList), firstPage, noon);
      return listed.ok && !listed.value.links.some((link) => link.id === id) ? notAllowed : listed;
    },
  },
  {
    action: "see_links",
    name: "findDeskLink",
    async call(member, own) {
      const { id } = await makeOne(member, own);
      return findDeskLink(member, id, noon);
    },
  },
  {
    action: "make_link",
    name: "findLinkCustomer",
    async call(member) {
      const { email } = await makeBuyer();
      return findLinkCustomer(member, email);
    },
  },
  {
    action: "make_link",
    name: "priceLink",
    call: async (member) => priceLink(member, await newLink(member), noon),
  },
  {
    action: "make_link",
    name: "makeLink",
    call: async (member) => makeLink(await newLink(member)),
  },
  {
    action: "make_custom_link",
    name: "makeCustomLink",
    call: async (member) => makeCustomLink(await newCustomLink(member)),
  },
  {
    action: "withdraw_link",
    name: "withdrawLinkAtDesk",
    async call(member, own) {
      const { id } = await makeOne(member, own);
      return withdrawLinkAtDesk({ member, linkId: id, reason: "Agreed anew.", now: noon });
    },
  },
];
