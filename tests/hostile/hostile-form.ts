import type { EnquiryReference, GroupId, OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";

export type Ground = {
  username: string;
  itemId: string;
  caseItemId: string;
  groupPath: string;
  linkSecret: string;
  enquiry: EnquiryReference;
  desk: {
    itemId: OrderItemId;
    orderId: OrderId;
    customerId: UserId;
    chatId: string;
    groupId: GroupId;
    enquiry: EnquiryReference;
  };
};

/** Every field is valid, so a hostile one is the only fault. */
export type HostileForm = {
  name: string;
  path: (ground: Ground) => string;
  fields: (ground: Ground) => Record<string, string>;
  written: string[];
  visitors?: true;
  staff?: true;
  leadsOn?: true;
  /** Hashes a password or reads a lot, so it gets only some texts. */
  slow?: true;
};
