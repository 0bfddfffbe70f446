import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { addEntry, addList, removeEntry } from "#app/cases/evidence/add-evidence.server.ts";
import { evidenceProgress } from "#app/cases/evidence/evidence-list.ts";
import { seenOf } from "#app/cases/evidence/review-evidence.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { evidenceCase, paperOf } from "#tests/cases/evidence-case.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let counsellor: Member;
let manager: Member;

beforeAll(async () => {
  await openShop();
  [counsellor, manager] = await Promise.all([makeMember("counsellor"), makeMember("manager")]);
});

const plan = "eb-2-niw.position";

test("what the counsellor decides stands with its note, is in the log without it, and is asked for or closed", async () => {
  const { itemId, send, decide, entry, list } = await evidenceCase(counsellor);
  valueOf(await send(plan, { text: "My plan" }));
  valueOf(await decide(plan, "weak", { note: "It needs figures." }));
  expect(await entry(plan)).toMatchObject({ state: "weak", row: { note: "It needs figures." } });
  expect(evidenceProgress((await list()).groups).asked).toBe(1);
  valueOf(await send(plan, { text: "My plan, with figures" }));
  expect((await entry(plan)).state).toBe("sent");
  valueOf(await decide(plan, "accepted"));
  expect(evidenceProgress((await list()).groups).ready).toBe(1);
  expect(await send(plan, { text: "Another" })).toMatchObject({ refusal: { code: "accepted_already" } });
  for (const verdict of ["weak", "missing"] as const)
    expect(await decide(plan, verdict)).toMatchObject({ refusal: { code: "note_missing", field: "note" } });
  const events = await auditEventsOn(itemId);
  expect(events.map(({ event }) => event).filter((event) => event.startsWith("evidence"))).toEqual([
    "evidence_reviewed",
    "evidence_reviewed",
  ]);
  expect(JSON.stringify(events)).not.toContain("figures");
});

test("of two counsellors at once the second is told, and a second press is the same decision", async () => {
  const { itemId, send, decide, entry } = await evidenceCase(counsellor);
  valueOf(await send(plan, { text: "My plan" }));
  const seen = seenOf(await entry(plan));
  const outcomes = await Promise.all([
    decide(plan, "accepted", { seen, now: minutesLater(1) }),
    decide(plan, "weak", { seen, member: manager, note: "Too short.", now: minutesLater(2) }),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: { code: "changed_meanwhile", status: 409 },
  });
  const { row } = await entry(plan);
  const by = row!.decidedBy === counsellor.id ? counsellor : manager;
  const again = { seen, member: by, note: row!.note ?? "" };
  valueOf(await decide(plan, row!.state as "accepted" | "weak", again));
  const reviewed = (await auditEventsOn(itemId)).filter(({ event }) => event === "evidence_reviewed");
  expect(reviewed).toHaveLength(1);
});

test("a file that came after the page was opened keeps the counsellor from accepting unseen", async () => {
  const { send, decide, entry } = await evidenceCase(counsellor);
  valueOf(await send(plan, { text: "My plan" }));
  const seen = seenOf(await entry(plan));
  valueOf(await send(plan, { text: "My plan", files: [paperOf("Another plan.")] }));
  expect(await decide(plan, "accepted", { seen })).toMatchObject({ refusal: { code: "changed_meanwhile" } });
});

test("the counsellor adds an entry of their own once, and takes it off while nothing was sent for it", async () => {
  const { itemId, entry, list, send } = await evidenceCase(counsellor);
  const added = {
    member: counsellor,
    itemId,
    title: "Patent register",
    help: "",
    sendKey: randomUUID(),
    now: noon,
  };
  const key = valueOf(await addEntry(added));
  valueOf(await addEntry(added));
  const own = (await list()).groups.at(-1)!;
  expect(own).toMatchObject({
    heading: "Added to your list",
    entries: [{ entry: { title: "Patent register" } }],
  });
  valueOf(await send(key, { text: "US 1,234" }));
  const removal = { member: counsellor, itemId, entry: key, now: noon };
  expect(await removeEntry(removal)).toMatchObject({ refusal: { code: "entry_in_use" } });
  expect(await removeEntry({ ...removal, entry: plan })).toMatchObject({
    refusal: { code: "unknown_entry" },
  });
  valueOf(await send(key));
  expect((await entry(key)).state).toBe("missing");
  valueOf(await removeEntry(removal));
  await expect(entry(key)).rejects.toThrow("not on the list");
  for (const title of ["", "x".repeat(121)])
    expect(await addEntry({ ...added, title })).toMatchObject({ refusal: { field: "title" } });
});

test("work without a list gets the one of its visa from the desk, once", async () => {
  const letter = await evidenceCase(counsellor, configured("cover-letter"));
  expect((await letter.list()).groups).toEqual([]);
  const adding = { member: counsellor, itemId: letter.itemId, list: "o-1a" as const, now: noon };
  valueOf(await addList(adding));
  valueOf(await addList(adding));
  const { groups } = await letter.list();
  const keys = groups.flatMap(({ entries }) => entries.map(({ entry }) => entry.key));
  expect(keys).toContain("o-1a.prize");
  expect(keys).toContain("us.advisory-opinion");
  expect(new Set(keys).size).toBe(keys.length);
  valueOf(await letter.send("o-1a.prize", { text: "The prize of 2024" }));
});
