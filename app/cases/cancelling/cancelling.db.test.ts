import { beforeAll, expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CaseViewer } from "#app/cases/case-part.ts";
import { cancelling } from "#app/cases/cancelling/cancelling.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { askLarge } from "#tests/desk/ask-large.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

let [manager, second]: Member[] = [];

beforeAll(async () => {
  await openShop();
  [manager, second] = [await makeMember("manager"), await makeMember("manager")];
});

async function firstSeenBy(viewer: CaseViewer, itemId: OrderItemId) {
  const item = (await findItem(db, itemId))!;
  const view = await cancelling.load({ viewer, item, query: new URLSearchParams(), now: noon });
  return view?.cancellation?.first ?? null;
}

const atDesk = (member: Member): CaseViewer => ({ side: "desk", member, timeZone: "UTC" });

test("who agreed first to how much, and whether that still counts, is read at the desk and not by the customer", async () => {
  const { itemId, user, shown, agree, begin } = await askLarge(manager!);
  expect(await firstSeenBy(atDesk(second!), itemId)).toBeNull();
  valueOf(await agree(manager!, shown));
  expect(await firstSeenBy(atDesk(manager!), itemId)).toEqual({
    text: expect.stringMatching(/^You have agreed to give ₹[\d,.]+ back\. It takes one more colleague/),
    waits: true,
  });
  expect(await firstSeenBy(atDesk(second!), itemId)).toMatchObject({ waits: false });
  await begin();
  expect(await firstSeenBy(atDesk(second!), itemId)).toEqual({
    text: expect.stringMatching(
      / has agreed to give ₹.* it does not count: two have to agree to what comes back now\.$/,
    ),
    waits: false,
  });
  const customer = { side: "customer", userId: user.id, timeZone: "UTC" } as const;
  expect(await firstSeenBy(customer, itemId)).toBeNull();
});
