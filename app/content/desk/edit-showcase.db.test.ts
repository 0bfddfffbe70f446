import { beforeAll, beforeEach, expect, test } from "vitest";

import { contentSettings } from "#app/content/content-settings.server.ts";
import {
  addToShowcase,
  changeShowcase,
  listShowcaseAtDesk,
  moveInShowcase,
  removeFromShowcase,
} from "#app/content/desk/edit-showcase.server.ts";
import { takeCounsellorPhoto } from "#app/content/desk/take-counsellor-photo.server.ts";
import { isCounsellorPhoto } from "#app/content/showcase/keep-showcase.server.ts";
import type { ShowcaseData, ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { showcaseRows } from "#app/content/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { files } from "#app/files/tables.server.ts";
import { launchLines } from "#app/launch/launch-lines.ts";
import { readShop } from "#app/launch/read-shop.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { photo as picture } from "#tests/hostile/files.ts";

const reason = "It has to be done";
const admit: ShowcaseData["admits"] = {
  university: "Delft",
  country: "Netherlands",
  programme: "Data science",
  degree: "Master’s",
  year: 2026,
  outcome: "admitted",
  papers: true,
  profile: "8.4 of 10, two years of work.",
  consent: "Mail of 3 May, cabinet 4.",
};
const counsellor = { name: "Ines Real", role: "Counsellor", profile: "One.", languages: "", countries: "" };
let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
beforeEach(async () => {
  await db.delete(showcaseRows);
});

const add = (university: string) =>
  addToShowcase({ member: owner, kind: "admits", data: { ...admit, university }, now: noon });
const listed = async (kind: ShowcaseKind = "admits") => valueOf(await listShowcaseAtDesk(owner, kind));
const universities = async () => (await contentSettings()).showcase.admits.map((one) => one.university);

test("of ten who add the same at once one row is made, and pages have it without the consent", async () => {
  await Promise.all(Array.from({ length: 10 }, () => add("Delft")));
  expect(await listed()).toHaveLength(1);
  const { admits } = (await contentSettings()).showcase;
  expect(admits).toMatchObject([{ university: "Delft", outcome: "admitted" }]);
  expect(JSON.stringify(admits)).not.toContain("cabinet");
});

test("rows keep the order in which they are moved", async () => {
  for (const name of ["A1", "B2", "C3"]) valueOf(await add(name));
  const [, , last] = await listed();
  const move = (direction: "up" | "down") =>
    moveInShowcase({ member: owner, kind: "admits", id: last!.id, direction, now: noon });
  valueOf(await move("up"));
  expect(await universities()).toEqual(["A1", "C3", "B2"]);
  await Promise.all([move("up"), move("up")]);
  expect(await universities()).toEqual(["C3", "A1", "B2"]);
});

test("a row is changed by one of two, and removed for good with nothing of a profile in the log", async () => {
  valueOf(await add("Delft"));
  const [row] = await listed();
  const change = (university: string) =>
    changeShowcase({
      member: owner,
      kind: "admits",
      id: row!.id,
      seen: row!.updatedAt.toISOString(),
      data: { ...admit, university },
      now: minutesLater(1),
    });
  const changed = await Promise.all([change("Leiden"), change("Utrecht")]);
  expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
  const remove = () =>
    removeFromShowcase({ member: owner, kind: "admits", id: row!.id, reason, now: minutesLater(2) });
  valueOf(await remove());
  expect(await remove()).toMatchObject({ refusal: { code: "unknown_row" } });
  const events = await auditEventsOn(row!.id);
  expect(events.map(({ event }) => event)).toEqual([
    "showcase_added",
    "showcase_changed",
    "showcase_removed",
  ]);
  expect(JSON.stringify(events)).not.toMatch(/8\.4|cabinet/);
});

test("a photo is drawn again, takes the place of the earlier one, and goes with its row", async () => {
  valueOf(await addToShowcase({ member: owner, kind: "counsellors", data: counsellor, now: noon }));
  const [{ id } = { id: "" }] = await listed("counsellors");
  const photo = async () => (await listed("counsellors"))[0]?.photoFileId ?? "";
  const take = async () =>
    valueOf(
      await takeCounsellorPhoto({
        member: owner,
        id,
        change: { kind: "change", bytes: await picture().png().toBuffer() },
        now: noon,
      }),
    );
  await take();
  const first = await photo();
  await take();
  expect([await isCounsellorPhoto(first), await isCounsellorPhoto(await photo())]).toEqual([false, true]);
  expect((await contentSettings()).showcase.counsellors[0]?.photo).toBe(`/counsellors/${await photo()}.webp`);
  const bad = { kind: "change", bytes: new TextEncoder().encode("<svg onload=x>") } as const;
  expect(await takeCounsellorPhoto({ member: owner, id, change: bad, now: noon })).toMatchObject({
    refusal: { code: "avatar_type" },
  });
  valueOf(await removeFromShowcase({ member: owner, kind: "counsellors", id, reason, now: noon }));
  expect((await db.select().from(files)).filter(({ kind }) => kind === "counsellor_photo")).toEqual([]);
});

test("the launch check stops counting a kind as invented once it has rows", async () => {
  const missing = async () =>
    launchLines(await readShop(noon))
      .filter((line) => line.missing !== null)
      .map(({ id }) => id);
  const before = await missing();
  expect(before).toEqual(expect.arrayContaining(["illustration-admits", "illustration-counsellor"]));
  valueOf(await add("Delft"));
  expect(before.filter((id) => id !== "illustration-admits")).toEqual(await missing());
});
