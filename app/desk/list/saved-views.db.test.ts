import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  deleteView,
  eraseViews,
  listViews,
  renameView,
  saveView,
} from "#app/desk/list/saved-views.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { savedBy } from "#tests/desk/list-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let member: Member, colleague: Member;

beforeAll(async () => {
  await openShop();
  member = await makeMember("manager");
  colleague = await makeMember("counsellor");
});

const namesOf = async (who: Member) => (await listViews(who)).map(({ path, name }) => [path, name]);

test("a view is of one person and one list, and the log says that there is one", async () => {
  const view = valueOf(await savedBy(member, "Paid"));
  const ofWork = { member, list: "/staff/work", name: "Paid", query: "?overdue=yes", now: noon };
  valueOf(await saveView(ofWork));
  expect(await namesOf(member)).toEqual([
    ["/staff/orders", "Paid"],
    ["/staff/work", "Paid"],
  ]);
  expect(await listViews(member, "/staff/orders")).toMatchObject([{ id: view.id, query: "?state=paid" }]);
  expect(await namesOf(colleague)).toEqual([]);
  const events = await db.select().from(auditLog).where(eq(auditLog.actorId, member.id));
  expect(events.map(({ event, subjectId, after }) => [event, subjectId, after])).toEqual([
    ["view_saved", "/staff/orders", null],
    ["view_saved", "/staff/work", null],
  ]);
});

test("a view keeps neither its page nor whom somebody looked for", async () => {
  const who = await makeMember("manager");
  const query = "?state=paid&customer=asha%40example.org&q=asha&after=1&before=2&done=x&sort=paid";
  expect(valueOf(await savedBy(who, "Paid", query)).query).toBe("?state=paid&sort=paid");
});

test("a name is taken once for each list; the same view saved twice is one", async () => {
  const who = await makeMember("manager");
  const first = valueOf(await savedBy(who, "Mine"));
  expect(valueOf(await savedBy(who, "Mine")).id).toBe(first.id);
  expect(await savedBy(who, "Mine", "?state=pending")).toMatchObject({ refusal: { code: "name_taken" } });
  const other = valueOf(await savedBy(who, "Other"));
  expect(await renameView({ member: who, view: other.id, name: "Mine", now: noon })).toMatchObject({
    refusal: { code: "name_taken", field: "name" },
  });
  expect(valueOf(await renameView({ member: who, view: other.id, name: "Third", now: noon })).name).toBe(
    "Third",
  );
});

test("of thirty saved at once twenty are kept", async () => {
  const who = await makeMember("manager");
  const saved = await Promise.all(Array.from({ length: 30 }, (_, at) => savedBy(who, `View ${at}`)));
  expect(saved.filter(({ ok }) => ok)).toHaveLength(20);
  expect(saved.filter((one) => !one.ok && one.refusal.code === "too_many_views")).toHaveLength(10);
  valueOf(
    await saveView({ member: who, list: "/staff/work", name: "Late", query: "?overdue=yes", now: noon }),
  );
});

test("what no list of ours writes is not kept, and what is unknown is refused", async () => {
  for (const list of ["/staff", "/staff/../", "https://example.org/", "/staff/work?x", "constructor", ""]) {
    expect(await saveView({ member, list, name: "Odd", query: "", now: noon }), list).toMatchObject({
      refusal: { code: "malformed" },
    });
  }
  expect(await savedBy(member, "Long", `?state=${"x".repeat(600)}`)).toMatchObject({
    refusal: { code: "malformed" },
  });
  for (const view of ["nonsense", "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1"]) {
    expect(await deleteView({ member, view, now: noon })).toMatchObject({
      refusal: { code: "unknown_view" },
    });
  }
});

test("a view is deleted once by whose it is, and all of them with the account", async () => {
  const who = await makeMember("counsellor");
  const { id: view } = valueOf(await savedBy(who, "Mine"));
  expect(await deleteView({ member, view, now: noon })).toMatchObject({ refusal: { code: "not_allowed" } });
  const twice = await Promise.all([1, 2].map(() => deleteView({ member: who, view, now: noon })));
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  valueOf(await savedBy(who, "Again"));
  await eraseViews(db, who.id);
  expect(await listViews(who)).toEqual([]);
  expect(await listViews(member)).not.toEqual([]);
});
