import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";

/** What the forms stand on: somebody signed in, and what is theirs. */
export type Ground = {
  username: string;
  itemId: string;
  /** A service that they have bought. */
  caseItemId: string;
  /** The path of a group that they are in. */
  groupPath: string;
  /** The secret of a link by which somebody else pays for them. */
  linkSecret: string;
  /** What is worked on at the desk, and for whom. */
  desk: { itemId: OrderItemId; orderId: OrderId; customerId: UserId; chatId: string; groupId: string };
};

/** A form of a page, filled in so well that a field which is hostile is the only one that is. */
export type HostileForm = {
  name: string;
  path: (ground: Ground) => string;
  fields: (ground: Ground) => Record<string, string>;
  /** Those that people write into: each gets every text while all others are good. */
  written: string[];
  /** For who is signed out; the others are for who is signed in. */
  visitors?: true;
  /** For an owner at the desk. */
  staff?: true;
  /** It answers with where to go, never with a page. */
  leadsOn?: true;
  /** Every time it is sent a password is hashed, or much is read: it gets some of the texts instead of all. */
  slow?: true;
};
