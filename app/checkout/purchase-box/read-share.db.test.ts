import { beforeAll, expect, test } from "vitest";

import { groupPath } from "#app/content/research-group-card.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { readConfiguration } from "#app/checkout/read-configuration.ts";
import { readShare } from "#app/checkout/purchase-box/read-share.server.ts";
import { makeBuyer, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import type { GroupId } from "#app/platform/ids.ts";

beforeAll(openShop);

const title = "River sand";

async function makeGroup(founder: CurrentUser, ...others: CurrentUser[]): Promise<GroupId> {
  const description = "How river sand moves after a dam has been taken down.";
  const about = { title, description, coAuthors: 1, role: "data", now: noon };
  const { id } = valueOf(await createGroup({ userId: founder.id, ...about }));
  for (const { id: userId } of others) {
    valueOf(await joinGroup({ userId, groupId: id, role: "review", now: noon }));
  }
  return id;
}

const readFor = (user: CurrentUser | null, query: string) =>
  readShare(readConfiguration("research-paper", new URLSearchParams(query)), user, noon);

test("an unpaid member of a full group is sold their share of it", async () => {
  const [founder, other] = [await makeBuyer(), await makeBuyer()];
  const id = await makeGroup(founder, other);
  const { read, share } = await readFor(other, `co_authors=1&group_id=${id}`);
  expect(share).toEqual({ groupId: id, title, href: groupPath({ id, title }) });
  expect(read.configuration).toMatchObject({ choices: { coAuthors: 1 }, groupId: id });
  expect(read.problem).toBeNull();
});

test.each([
  ["whoever is no member", async (id: string) => `co_authors=1&group_id=${id}`],
  ["who asks for another size", async (id: string) => `co_authors=2&group_id=${id}`],
  ["who names no group of ours", async () => `co_authors=1&group_id=%27--`],
])("%s is told that no share is theirs, and sees what others see", async (_who, queryOf) => {
  const id = await makeGroup(await makeBuyer(), await makeBuyer());
  const { read, share } = await readFor(await makeBuyer(), await queryOf(id));
  expect(share).toBeNull();
  expect(read.configuration).not.toHaveProperty("groupId");
  expect(read.problem).toContain("not yours to buy");
});

test("a member of a group that is not full buys nothing yet", async () => {
  const founder = await makeBuyer();
  const id = await makeGroup(founder);
  expect((await readFor(founder, `co_authors=1&group_id=${id}`)).share).toBeNull();
});

test("a visitor's page says nothing of a group, and one without co-authors has none", async () => {
  const founder = await makeBuyer();
  const id = await makeGroup(founder, await makeBuyer());
  const visitor = await readFor(null, `co_authors=1&group_id=${id}`);
  expect(visitor).toMatchObject({ share: null, read: { problem: null } });
  expect(visitor.read.configuration).not.toHaveProperty("groupId");
  expect(await readFor(founder, `group_id=${id}`)).toMatchObject({ share: null, read: { problem: null } });
});
