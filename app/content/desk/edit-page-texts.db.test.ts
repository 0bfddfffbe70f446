import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";

import { contentSettings } from "#app/content/content-settings.server.ts";
import {
  dropPageDraft,
  findPageTextAtDesk,
  publishPageText,
  revertPageText,
  savePageDraft,
  withdrawPageText,
} from "#app/content/desk/edit-page-texts.server.ts";
import type { PageText } from "#app/content/page-texts/page-text.ts";
import { nextPageText, pageText, pageTextsAt } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextsFor } from "#app/content/page-texts/page-texts-for.server.ts";
import { shippedPageTexts } from "#app/content/page-texts/shipped-page-texts.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { dayMs, hourMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { makeBuyer, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

const id = "home.visas";
const { shipped } = shippedPageTexts[id];
const reason = "It has to be done";
const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms);
const said = (heading: string): PageText => ({ heading, intro: "Look **here**.", items: [] });
let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
// What is published stays: each test begins with the shipped words, as the owner would.
beforeEach(async () => {
  const { draft, versions } = await record();
  for (const version of versions.filter((one) => one.startsAt > new Date() && !one.withdrawnAt)) {
    valueOf(await withdrawPageText({ ...(await asked()), version: String(version.id), reason }));
  }
  if (draft) valueOf(await dropPageDraft(await asked()));
  if ((await headingAt(new Date())) !== shipped.heading) {
    valueOf(await revertPageText({ ...(await asked()), version: "shipped", reason }));
  }
});

const record = async () => valueOf(await findPageTextAtDesk(owner, id));
const asked = async (at = new Date()) => ({ member: owner, id, seen: (await record()).seen, now: at });
const headingAt = async (at: Date) =>
  pageText(pageTextsAt((await contentSettings()).pageTexts, at), id).heading;
const publish = async (heading: string, startsAt: Date | null = null) =>
  publishPageText({ ...(await asked()), text: said(heading), startsAt });
const idOf = async (heading: string) =>
  String((await record()).versions.find(({ text }) => text?.heading === heading)?.id);

test("a draft is on no page until it is published, and is then gone", async () => {
  valueOf(await savePageDraft({ ...(await asked()), text: said("Drafted") }));
  expect(await headingAt(after(dayMs))).toBe(shipped.heading);
  expect((await record()).draft?.text.heading).toBe("Drafted");
  valueOf(await publish("Published"));
  expect(await headingAt(new Date())).toBe("Published");
  expect((await record()).draft).toBeNull();
});

test("only staff who ask for the drafts see the page with them", async () => {
  valueOf(await savePageDraft({ ...(await asked()), text: said("Drafted") }));
  const [customer, manager, counsellor] = [
    await makeBuyer(),
    await makeMember("manager"),
    await makeMember("counsellor"),
  ];
  const read = async (userId: string | null, query: string) => {
    const user = userId === null ? null : { ...customer, id: userId as typeof customer.id };
    const url = new URL(`https://landfall.example/${query}`);
    const { texts, isDraft } = await pageTextsFor({ url, user, now: new Date() });
    return [pageText(texts, id).heading, isDraft];
  };
  expect(await read(manager.id, "?draft=1")).toEqual(["Drafted", true]);
  for (const [userId, query] of [
    [manager.id, ""],
    [counsellor.id, "?draft=1"],
    [customer.id, "?draft=1"],
    [null, "?draft=1"],
  ] as const) {
    expect(await read(userId, query)).toEqual([shipped.heading, false]);
  }
});

test("scheduled words begin at their moment, after those that are published meanwhile", async () => {
  const begins = after(hourMs);
  valueOf(await publish("To come", begins));
  expect(await headingAt(new Date())).toBe(shipped.heading);
  expect(nextPageText(new Date(), (await contentSettings()).pageTexts)).toEqual(begins);
  valueOf(await publish("Meanwhile"));
  expect([await headingAt(new Date()), await headingAt(begins)]).toEqual(["Meanwhile", "To come"]);
  expect((await auditEventsOn(id)).map(({ event }) => event)).toContain("page_text_scheduled");
});

test("words to come are withdrawn, and those that hold are not", async () => {
  valueOf(await publish("Held"));
  valueOf(await publish("To come", after(hourMs)));
  const withdraw = async (heading: string) =>
    withdrawPageText({ ...(await asked()), version: await idOf(heading), reason });
  expect(await withdraw("Held")).toMatchObject({ refusal: { code: "began_already" } });
  valueOf(await withdraw("To come"));
  expect(await headingAt(after(dayMs))).toBe("Held");
});

test("any earlier version comes back, the shipped words too, and nothing is lost by it", async () => {
  valueOf(await publish("First of them"));
  valueOf(await publish("Second of them"));
  const before = (await record()).versions.length;
  const revert = async (version: string) =>
    valueOf(await revertPageText({ ...(await asked()), version, reason }));
  await revert(await idOf("First of them"));
  expect(await headingAt(new Date())).toBe("First of them");
  await revert("shipped");
  expect(await headingAt(new Date())).toBe(shipped.heading);
  await revert(await idOf("Second of them"));
  expect(await headingAt(new Date())).toBe("Second of them");
  expect((await record()).versions).toHaveLength(before + 3);
  expect(await revertPageText({ ...(await asked()), version: "999999", reason })).toMatchObject({
    refusal: { code: "unknown_section" },
  });
});

test("of ten who publish at once one wins, and the others are told", async () => {
  const seen = (await record()).seen;
  const published = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      publishPageText({
        member: owner,
        id,
        seen,
        text: said(`Of ten ${at}`),
        startsAt: null,
        now: new Date(),
      }),
    ),
  );
  expect(published.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of published) if (!one.ok) expect(one.refusal.code).toBe("changed_meanwhile");
});

test("a moment that has passed, a section that is none and a manager are refused", async () => {
  expect(await publish("Late", after(-hourMs))).toMatchObject({ refusal: { code: "begins_in_the_past" } });
  const none = { ...(await asked()), id: "home.nothing", text: said("x"), startsAt: null };
  expect(await publishPageText(none)).toMatchObject({ refusal: { code: "unknown_section" } });
  const manager = await makeMember("manager");
  expect(await savePageDraft({ ...(await asked()), member: manager, text: said("x") })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
});

test("the database keeps what was published as it was", async () => {
  valueOf(await publish("For good"));
  await expect(db.execute(sql`delete from page_text_versions`)).rejects.toThrow();
  await expect(db.execute(sql`update page_text_versions set text = '{}'`)).rejects.toThrow();
});
