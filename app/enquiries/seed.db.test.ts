import { expect, test } from "vitest";

import { makeMember } from "#tests/desk/make-member.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { seedDemoEnquiries } from "#app/enquiries/seed.server.ts";
import { enquiries, enquiryReplies } from "#app/enquiries/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";

test("the demo has enquiries of every state, one overdue, once, and none without a desk", async () => {
  await openShop();
  const customers = await Promise.all(
    ["asha", "ben"].map(async (username) => ({ id: (await makeBuyer()).id, username })),
  );
  await seedDemoEnquiries(customers, noon);
  expect(await db.$count(enquiries)).toBe(0);
  const [manager] = [await makeMember("manager"), await makeMember("counsellor")];
  await seedDemoEnquiries(customers, noon);
  await seedDemoEnquiries(customers, minutesLater(1));
  const list = async (state: "open" | "answered" | "closed") =>
    valueOf(await listEnquiriesAtDesk(manager, { state, q: "", after: null })).list;
  const open = await list("open");
  expect(open.filter(({ replyBy }) => replyBy < utcDay(noon))).toHaveLength(1);
  expect([open.length, (await list("answered")).length, (await list("closed")).length]).toEqual([3, 1, 1]);
  expect(await db.$count(enquiryReplies)).toBe(4);
});
