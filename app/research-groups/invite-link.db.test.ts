import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import type { GroupId } from "#app/platform/ids.ts";
import { inviteLink, inviteSecret, isInvite } from "#app/research-groups/invite-link.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { renewInvite } from "#app/research-groups/renew-invite.server.ts";
import { researchGroups } from "#app/research-groups/tables.server.ts";
import { makeBuyer, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup, placesIn } from "#tests/research-groups/make-group.ts";

async function groupOf(id: GroupId) {
  const [group] = await db.select().from(researchGroups).where(eq(researchGroups.id, id));
  return group!;
}

const joinBy = async (groupId: GroupId, invite: string) =>
  joinGroup({ groupId, userId: (await makeBuyer()).id, role: "data", invite, now: noon });

test("of six who join by a link for two places at once, two are in and four read that it is full", async () => {
  const { id } = await makeGroup(2, 1);
  const invite = inviteSecret(await groupOf(id));
  const buyers = await Promise.all(Array.from({ length: 6 }, () => makeBuyer()));
  const joined = await Promise.all(
    buyers.map(({ id: userId }) => joinGroup({ groupId: id, userId, role: "data", invite, now: noon })),
  );
  expect(joined.filter(({ ok }) => ok)).toHaveLength(2);
  for (const one of joined) if (!one.ok) expect(one.refusal.code).toBe("group_full");
  expect(await placesIn(id)).toHaveLength(3);
});

test("a renewed link ends the one before, also for whoever had the page open", async () => {
  const { id, members } = await makeGroup(2, 1);
  const old = await groupOf(id);
  valueOf(await renewInvite({ userId: members[0]!.id, groupId: id }));
  const renewed = await groupOf(id);
  expect(inviteLink(renewed)).not.toBe(inviteLink(old));
  expect([isInvite(renewed, inviteSecret(old)), isInvite(renewed, inviteSecret(renewed))]).toEqual([
    false,
    true,
  ]);
  expect(await joinBy(id, inviteSecret(old))).toMatchObject({ refusal: { code: "invite_ended" } });
  expect(await placesIn(id)).toHaveLength(1);
  valueOf(await joinBy(id, inviteSecret(renewed)));
});

test("only who leads the group renews it: the founder, and then whoever has been in it longest", async () => {
  const { id, members } = await makeGroup(3, 3);
  const [founder, second, third] = members;
  for (const { id: userId } of [second!, third!, await makeBuyer()])
    expect(await renewInvite({ userId, groupId: id })).toMatchObject({ refusal: { code: "not_creator" } });
  expect((await groupOf(id)).inviteVersion).toBe(1);
  valueOf(await leaveGroup({ userId: founder!.id, groupId: id, now: noon }));
  valueOf(await renewInvite({ userId: second!.id, groupId: id }));
  expect((await groupOf(id)).inviteVersion).toBe(2);
});

test("renewed five times at once, one link works in the end", async () => {
  const { id, members } = await makeGroup(2, 1);
  const renew = () => renewInvite({ userId: members[0]!.id, groupId: id });
  (await Promise.all(Array.from({ length: 5 }, renew))).forEach(valueOf);
  expect((await groupOf(id)).inviteVersion).toBe(6);
});

test("another group's link, a piece of one and words join nobody", async () => {
  const [{ id }, { id: other }] = [await makeGroup(2, 1), await makeGroup(2, 1)];
  const secret = inviteSecret(await groupOf(id));
  for (const wrong of [inviteSecret(await groupOf(other)), secret.slice(0, -1), `${secret}x`, "é".repeat(22)])
    expect(await joinBy(id, wrong)).toMatchObject({ refusal: { code: "invite_ended" } });
  expect(await placesIn(id)).toHaveLength(1);
});
