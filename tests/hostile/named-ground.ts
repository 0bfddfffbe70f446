import type { Ground } from "#tests/hostile/hostile-form.ts";

/** A ground that nobody stands on: what a form or an address goes by in the name of a test. */
export const namedGround: Ground = {
  username: "…",
  itemId: "",
  caseItemId: "a-service",
  groupPath: "a group’s page",
  linkSecret: "…",
  desk: {
    itemId: "an-item",
    orderId: "an-order",
    customerId: "a-customer",
    chatId: "a-chat",
    groupId: "a-group",
  },
};
