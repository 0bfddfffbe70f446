import { beforeAll, expect, test } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { sharePath } from "#app/research-groups/group.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { loadMyGroups } from "#app/dashboard/load-dashboard-groups.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { minutesLater, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { description, makeGroup, shareOf } from "#tests/research-groups/make-group.ts";

withFakeGateways();

beforeAll(openShop);

const daysLater = (days: number) => minutesLater(days * 24 * 60);

test("a share that is due stands first, with its day and the way to buy it, while it can be bought", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members as [(typeof members)[0], (typeof members)[0]];
  const open = { title: "Wind and waves", description, coAuthors: 2, role: "data" };
  const newer = valueOf(await createGroup({ ...open, userId: asha.id, now: minutesLater(5) }));
  const due = { on: "16 October 2026", buyHref: sharePath({ id, requiredMembers: 2 }) };
  expect(await loadMyGroups(asha.id, minutesLater(6))).toMatchObject([
    { id, state: "full", members: 2, requiredMembers: 2, due },
    { id: newer.id, state: "open", members: 1, due: null },
  ]);
  // The due day is over and the place is about to expire: offer nothing that would be refused.
  const after = await loadMyGroups(asha.id, daysLater(16));
  expect(after.map((group) => [group.id, group.due])).toEqual([
    [newer.id, null],
    [id, null],
  ]);

  const purchase = purchaseOf(asha, { what: { configurations: [shareOf(id, 1)] }, now: minutesLater(7) });
  valueOf(await startPayment({ ...purchase, gateway: "razorpay" }));
  const [paying] = await loadMyGroups(asha.id, minutesLater(8));
  expect(paying).toMatchObject({ id, due: { on: "16 October 2026", buyHref: null } });

  valueOf(await leaveGroup({ groupId: id, userId: ben.id, now: minutesLater(9) }));
  expect((await loadMyGroups(asha.id, minutesLater(10))).map((group) => group.due)).toEqual([null, null]);
});
