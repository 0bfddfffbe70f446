import { EnquiryReference, OrderId, OrderItemId, UserId, GroupId } from "#app/platform/ids.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { asId } from "#tests/setup/as-id.ts";

export const namedGround: Ground = {
  username: "…",
  itemId: "",
  caseItemId: "a-service",
  groupPath: "a group’s page",
  linkSecret: "…",
  enquiry: asId(EnquiryReference, "a-message"),
  desk: {
    itemId: asId(OrderItemId, "an-item"),
    orderId: asId(OrderId, "an-order"),
    customerId: asId(UserId, "a-customer"),
    chatId: "a-chat",
    groupId: asId(GroupId, "a-group"),
    enquiry: asId(EnquiryReference, "an-enquiry"),
  },
};
