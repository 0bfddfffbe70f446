import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notInArray, type SQL } from "drizzle-orm";

import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import {
  agreedDays,
  type ListedLinkState,
  listedStateOf,
  validForDays,
} from "#app/payment-links/payment-link.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { linksBeingPaid } from "#app/payments/links-being-paid.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

export type ListedLink = PaymentLink & { state: ListedLinkState };

/** Null asks for all. */
type LinksAsked = {
  state: ListedLinkState | null;
  userId: UserId | null;
  madeBy: string | null;
  from: Date | null;
  before: Date | null;
  oldestFirst: boolean;
  now: Date;
};

type LinksPage = { links: ListedLink[]; previous: string | null; next: string | null };

/** Two queries, however many there are. */
export async function listLinks(tx: Db, asked: LinksAsked, turn: Turn): Promise<LinksPage> {
  const { state, userId, madeBy, from, before, oldestFirst, now } = asked;
  const isTransient = state === "open" || state === "expired" || state === "being_paid";
  const paying = isTransient ? await linksBeingPaid(tx, { linkIds: null, now }) : null;
  const { createdAt: by, id } = paymentLinks;
  const {
    rows: page,
    previous,
    next,
  } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(paymentLinks)
        .where(
          and(
            state === null ? undefined : isIn(state, paying ?? new Set(), now),
            userId === null ? undefined : eq(paymentLinks.userId, userId),
            madeBy === null ? undefined : eq(paymentLinks.createdBy, madeBy),
            from === null ? undefined : gte(by, from),
            before === null ? undefined : lt(by, before),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst, idOf: (link) => link.id },
    turn,
  );
  const beingPaid = paying ?? (await linksBeingPaid(tx, { linkIds: page.map((link) => link.id), now }));
  return {
    links: page.map((link) => withState(link, beingPaid, now)),
    previous,
    next,
  };
}

const anyTime = { from: null, before: null, oldestFirst: false };

const linksOfCustomerMax = 50;

export async function listLinksOf(userId: UserId, now: Date): Promise<ListedLink[]> {
  const asked = { state: null, userId, madeBy: null, ...anyTime, now };
  const { links } = await listLinks(db, asked, { after: null, size: linksOfCustomerMax });
  return links;
}

export async function listedLink(tx: Db, link: PaymentLink, now: Date): Promise<ListedLink> {
  return withState(link, await linksBeingPaid(tx, { linkIds: [link.id], now }), now);
}

function withState(link: PaymentLink, beingPaid: Set<PaymentLinkId>, now: Date): ListedLink {
  return { ...link, state: listedStateOf(link, { beingPaid: beingPaid.has(link.id), now }) };
}

/** Must match `listedStateOf`. */
function isIn(state: ListedLinkState, paying: Set<PaymentLinkId>, now: Date): SQL | undefined {
  const { paidAt, revokedAt, expiresAt, createdAt, id } = paymentLinks;
  const unpaid = and(isNull(paidAt), isNull(revokedAt));
  switch (state) {
    case "paid":
      return isNotNull(paidAt);
    case "cancelled":
      return and(isNull(paidAt), isNotNull(revokedAt));
    case "being_paid":
      return and(unpaid, inArray(id, [...paying]));
    case "open":
      // None is valid for longer, so older ones need no check.
      return and(
        unpaid,
        gt(expiresAt, now),
        gt(createdAt, validForDays(now, -agreedDays.to)),
        notInArray(id, [...paying]),
      );
    case "expired":
      return and(unpaid, lte(expiresAt, now), notInArray(id, [...paying]));
  }
}
