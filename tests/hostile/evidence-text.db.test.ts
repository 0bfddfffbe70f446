import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { addEntry } from "#app/cases/evidence/add-evidence.server.ts";
import { findCaseEntry, loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { reviewEvidence, seenOf } from "#app/cases/evidence/review-evidence.server.ts";
import { sendEvidence } from "#app/cases/evidence/send-evidence.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let site: Site;
let itemId: OrderItemId;

beforeAll(async () => {
  site = await openSite();
  ({ itemId } = await buyServices([configured("cover-letter")], { user: site.user }));
});

const pages = () =>
  Promise.all([
    site.read(site.customer, `/account/services/${itemId}/evidence`),
    site.read(site.owner, `/staff/work/${itemId}/evidence`),
  ]);

async function seen(key: string): Promise<string> {
  return seenOf(findCaseEntry(await loadEvidence(db, (await findItem(db, itemId))!), key)!);
}

test("what both sides write on a list, and the names of its files, are drawn as the texts they are", async () => {
  const member = site.manager;
  const now = new Date();
  const usual = await pages();
  const texts = fewTexts(16).slice(0, 20);
  for (const { text } of texts) {
    const added = await addEntry({ member, itemId, title: text, help: text, sendKey: randomUUID(), now });
    if (!added.ok) {
      expect(added.refusal.status, text).toBe(422);
      continue;
    }
    const entry = added.value;
    const files = [new File([`My record of ${entry}.`], `${text}.txt`)];
    const by = { userId: site.user.id };
    const sent = { by, itemId, entry, text, files, use: [], remove: [], expiresOn: "", now };
    const outcomes = [
      await sendEvidence(sent),
      await reviewEvidence({
        member,
        itemId,
        entry,
        verdict: "weak",
        note: text,
        seen: await seen(entry),
        now,
      }),
    ];
    for (const outcome of outcomes) expect(outcome.ok || outcome.refusal.status === 422, text).toBe(true);
  }
  expectDrawnAsTexts(await pages(), usual, texts);
}, 60_000);
