import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { findService, clearServices } from "#app/catalog/find-service.server.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceTextFields } from "#app/catalog/service-text.ts";
import { services } from "#app/catalog/tables.server.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { advisers, siteSettings } from "#app/content/tables.server.ts";
import {
  addAdviser,
  changeAdviser,
  endAdviser,
  listAdvisersAtDesk,
} from "#app/catalog/desk/edit-advisers.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { editClaim } from "#app/content/desk/edit-claims.server.ts";
import { editService, findServiceRecord, resetService } from "#app/catalog/desk/edit-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let owner: Member;
const slug = "cover-letter";
const shipped = serviceRecords.find((record) => record.slug === slug)!;
const reason = "It has to be done";

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

beforeEach(async () => {
  await db.delete(services);
  await seedServices();
  await db.delete(advisers);
  clearServices();
});

const typed = (change: Partial<ServiceTextFields> = {}): ServiceTextFields => ({
  ...shipped,
  mbaIButtonText: shipped.mbaIButtonText ?? "",
  ytLink: shipped.ytLink ?? "",
  ogImage: shipped.ogImage ?? "",
  ...change,
});
const seenNow = async () => valueOf(await findServiceRecord(owner, slug)).updatedAt.toISOString();
const edit = async (change: Partial<ServiceTextFields>, seen?: string) =>
  editService({ member: owner, slug, typed: typed(change), seen: seen ?? (await seenNow()), now: noon });

test("an edit shows at once, sanitised, and only what differs stands in the log", async () => {
  valueOf(await edit({ heading: "Letters", details: `<p onclick="x()">Ours</p><script>x()</script>` }));
  expect(await findService(slug)).toMatchObject({ heading: "Letters", details: "<p>Ours</p>" });
  const event = (await auditEventsOn(slug)).at(-1);
  expect(event).toMatchObject({ event: "service_edited", actorId: owner.id, actorRole: "owner" });
  expect(event?.before).toEqual({ heading: shipped.heading, about_service: expect.any(String) });
  expect(event?.after).toEqual({ heading: "Letters", about_service: "<p>Ours</p>" });
});

test("saving what stands there, or pressing twice, is no edit", async () => {
  const [seen, events] = [await seenNow(), await auditEventsOn(slug)];
  valueOf(await edit({ details: shipped.details.replaceAll("\n", "\r\n") }, seen));
  expect(await seenNow()).toBe(seen);
  expect(await auditEventsOn(slug)).toEqual(events);
  valueOf(await edit({ heading: "Letters" }, seen));
  valueOf(await edit({ heading: "Letters" }, seen));
  expect(await auditEventsOn(slug)).toHaveLength(events.length + 1);
});

test("of ten who save different words at once one wins, and the others are told", async () => {
  const seen = await seenNow();
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, at) => edit({ heading: `Letters ${at}` }, seen)),
  );
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of saved)
    if (!one.ok) expect(one.refusal).toMatchObject({ code: "changed_meanwhile", status: 409 });
  const winner = saved.findIndex(({ ok }) => ok);
  expect((await findService(slug))?.heading).toBe(`Letters ${winner}`);
});

test("an upgrade leaves edited words alone, until the shipped ones are taken back", async () => {
  const upgraded = serviceRecords.map((record) =>
    record.slug === slug ? { ...record, intro: "Said better." } : record,
  );
  valueOf(await edit({ heading: "Letters" }));
  expect(await seedServices()).toEqual({ inserted: 0, updated: 0 });
  expect(await seedServices(upgraded)).toEqual({ inserted: 0, updated: 0 });
  expect(await findService(slug)).toMatchObject({ heading: "Letters", intro: shipped.intro });
  valueOf(await resetService({ member: owner, slug, seen: await seenNow(), reason, now: noon }));
  expect(await findService(slug)).toMatchObject({ heading: shipped.heading, faqs: shipped.faqs });
  expect((await auditEventsOn(slug)).at(-1)).toMatchObject({ event: "service_reset", reason });
  expect(await seedServices(upgraded)).toEqual({ inserted: 0, updated: 1 });
});

test("what is refused changes nothing", async () => {
  const refusedCodes = [];
  for (const change of [{ heading: " " }, { details: "<script>x()</script>" }, { ytLink: "https://x" }]) {
    const outcome = await edit(change);
    refusedCodes.push(outcome.ok ? null : outcome.refusal.code);
  }
  expect(refusedCodes).toEqual(["empty_text", "empty_text", "invalid_video"]);
  expect((await findService(slug))?.heading).toBe(shipped.heading);
});

const licensed: Adviser = {
  name: "A. Example",
  country: "CA",
  body: "College of Examples",
  licenceNumber: "R1",
  expiresOn: "2026-12-31",
};
const listed = async () => valueOf(await listAdvisersAtDesk(owner));

test("of ten who add one licence at once one line is made, and one in another name is refused", async () => {
  const added = await Promise.all(
    Array.from({ length: 10 }, () => addAdviser({ member: owner, adviser: licensed, now: noon })),
  );
  expect(added.every(({ ok }) => ok)).toBe(true);
  expect(await listed()).toHaveLength(1);
  const other = await addAdviser({ member: owner, adviser: { ...licensed, name: "B. Example" }, now: noon });
  expect(other).toMatchObject({ refusal: { code: "already_listed" } });
  expect((await contentSettings()).advisers).toEqual([licensed]);
});

test("a line is changed by one of two, and ended but never deleted", async () => {
  valueOf(await addAdviser({ member: owner, adviser: licensed, now: noon }));
  const [{ id, updatedAt } = { id: "", updatedAt: noon }] = await listed();
  const seen = updatedAt.toISOString();
  const change = (name: string) =>
    changeAdviser({ member: owner, id, seen, adviser: { ...licensed, name }, now: noon });
  const changed = await Promise.all([change("B. Example"), change("C. Example")]);
  expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
  valueOf(await endAdviser({ member: owner, id, reason, now: minutesLater(1) }));
  valueOf(await endAdviser({ member: owner, id, reason, now: minutesLater(2) }));
  expect(await listed()).toMatchObject([{ id, endedAt: minutesLater(1) }]);
  expect((await contentSettings()).advisers).toEqual([]);
  valueOf(await addAdviser({ member: owner, adviser: licensed, now: minutesLater(3) }));
  expect((await auditEventsOn(id)).map(({ event }) => event)).toEqual([
    "adviser_added",
    "adviser_changed",
    "adviser_ended",
  ]);
});

test("a claim is hidden by one of two at once, and its proof stays out of the log", async () => {
  const hide = (proof: string, hidden: boolean) =>
    editClaim({
      member: owner,
      claim: "full-funding",
      fields: { proof, proved_until: "2027-03-31", hidden, seen: "" },
      now: noon,
    });
  const edited = await Promise.all([hide("Cabinet 3, Asha’s folder", true), hide("Cabinet 4", true)]);
  expect(edited.filter(({ ok }) => ok)).toHaveLength(1);
  expect([...(await contentSettings()).hiddenClaims]).toEqual(["full-funding"]);
  expect(JSON.stringify(await auditEventsOn("full-funding"))).not.toMatch(/Cabinet|Asha/);
});

test("the server’s setting holds until the owner sets one, and again after", async () => {
  const stars = async () => (await contentSettings()).site.showFixedStars;
  const set = async (to: "off" | "server") =>
    valueOf(await changeSwitch({ member: owner, key: "show_fixed_stars", to, now: noon }));
  expect(await stars()).toBe(true);
  await set("off");
  await set("off");
  expect(await stars()).toBe(false);
  await set("server");
  expect(await stars()).toBe(true);
  expect(await auditEventsOn("show_fixed_stars")).toHaveLength(2);
  expect(await db.$count(siteSettings)).toBe(0);
  const unknown = await changeSwitch({ member: owner, key: "show_everything", to: "on", now: noon });
  expect(unknown).toMatchObject({ refusal: { code: "invalid_choice" } });
});

test("a row of a claim or service that this release does not know harms nobody", async () => {
  await db.execute(sql`insert into claim_settings values ('moon-visas', true, '', null, now())`);
  await db.update(services).set({ updatedAt: noon }).where(eq(services.slug, slug));
  expect([...(await contentSettings()).hiddenClaims]).not.toContain("moon-visas");
});
