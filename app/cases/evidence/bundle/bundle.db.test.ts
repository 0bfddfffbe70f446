import { beforeAll, expect, test } from "vitest";

import { answerBundle } from "#app/cases/evidence/bundle/answer-bundle.server.ts";
import { bundleIndex, namesInBundle } from "#app/cases/evidence/bundle/bundle-index.ts";
import { bundleIndexPdf } from "#app/cases/evidence/bundle/bundle-index-pdf.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { evidenceCase, paperOf } from "#tests/cases/evidence-case.ts";
import { filesInZip } from "#tests/cases/files-in-zip.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

const plan = "eb-2-niw.position";
const importance = "eb-2-niw.importance";

test("a bundle is the index and every file of the list once, however often it is used", async () => {
  const { itemId, send } = await evidenceCase(counsellor);
  valueOf(
    await send(plan, {
      files: [paperOf("My plan.", "plan für 2027.txt"), paperOf("A letter.", "letter.txt")],
    }),
  );
  const files = await listCaseFiles(db, itemId);
  valueOf(await send(importance, { use: files.map(({ fileId }) => fileId) }));
  const answer = await answerBundle((await findItem(db, itemId))!, noon);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="evidence-LF-\d+\.zip"$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const zip = filesInZip(Buffer.from(await answer.arrayBuffer()));
  expect([...zip.keys()].map((name) => name.replace(/\d\d/, "NN")).toSorted()).toEqual([
    "files/NN letter.txt",
    "files/NN plan für 2027.txt",
    "index.pdf",
  ]);
  expect(zip.get("index.pdf")!.subarray(0, 5).toString()).toBe("%PDF-");
  expect([...zip.values()].map(String).filter((text) => text === "My plan.")).toHaveLength(1);
});

const file = (fileId: string, name: string) => ({ fileId, name });
const line = (text: string, number: string | null = null) => ({ number, text });
const bundled = {
  heading: "EB-2 National Interest Waiver",
  order: "LF-1042",
  customer: "Asha Example",
  madeOn: "24 November 2026",
  today: "2026-11-24",
  until: { day: "2027-03-01", why: "you apply" },
  progress: { ready: 1, total: 3, sent: 1, asked: 1 },
  groups: [
    {
      heading: "Prong 2: well positioned",
      rule: "You are well positioned to advance it.",
      entries: [
        {
          title: "Well positioned",
          state: "accepted" as const,
          optional: false,
          text: "",
          note: null,
          expiresOn: null,
          files: [file("b", "plan.pdf"), file("a", "letter.pdf")],
        },
        {
          title: "The balance",
          state: "weak" as const,
          optional: false,
          text: "See page 2.",
          note: "It needs figures.",
          expiresOn: null,
          files: [file("a", "letter.pdf")],
        },
        {
          title: "Passport",
          state: "sent" as const,
          optional: false,
          text: "",
          note: null,
          expiresOn: "2027-01-31",
          files: [],
        },
      ],
    },
  ],
};

test("the index says by criterion which files prove it, how it stands and what runs out", () => {
  const names = namesInBundle(bundled.groups);
  expect(Object.fromEntries(names)).toEqual({ b: "files/01 plan.pdf", a: "files/02 letter.pdf" });
  const index = bundleIndex(bundled, names);
  expect(index.facts).toEqual([
    "EB-2 National Interest Waiver, order LF-1042",
    "Asha Example",
    "As of 24 November 2026. 1 of 3 ready.",
  ]);
  expect(index.groups[0]!.entries).toEqual([
    {
      title: "Well positioned",
      state: "Accepted",
      lines: [line("plan.pdf", "files/01"), line("letter.pdf", "files/02")],
    },
    {
      title: "The balance",
      state: "Weak",
      lines: [line("letter.pdf", "files/02"), line("See page 2."), line("Note: It needs figures.")],
    },
    {
      title: "Passport",
      state: "Sent",
      lines: [line("Expires on 31 January 2027, before you apply (1 March 2027).")],
    },
  ]);
});

test("what may not apply is not called missing", () => {
  const [group] = bundled.groups;
  const [, , passport] = group!.entries;
  const entry = { ...passport!, title: "Refusal letters", state: "missing" as const, expiresOn: null };
  const stateOf = (optional: boolean) =>
    bundleIndex({ ...bundled, groups: [{ ...group!, entries: [{ ...entry, optional }] }] }, new Map())
      .groups[0]!.entries[0]!.state;
  expect([stateOf(true), stateOf(false)]).toEqual(["If it applies", "Missing"]);
});

test("the index is a page in our type, and a long one goes on over pages", async () => {
  const index = bundleIndex(bundled, namesInBundle(bundled.groups));
  const pages = async (groups: typeof index.groups) =>
    (await bundleIndexPdf({ ...index, groups }, { madeAt: noon, compress: false }))
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length;
  expect(await pages(index.groups)).toBe(1);
  const note = { title: "A note", state: "Weak", lines: [line("Words. ".repeat(1_500))] };
  expect(await pages([{ ...index.groups[0]!, entries: [note, note] }])).toBeGreaterThan(3);
});
