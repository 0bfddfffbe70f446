import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let site: Site;
let member: Member;
let itemId: OrderItemId;
let userId: UserId;

beforeAll(async () => {
  site = await openSite();
  member = site.manager;
  userId = site.user.id;
  ({ itemId } = await buyServices([configured("cover-letter")], { user: site.user }));
});

function pages(): Promise<string[]> {
  const { read, customer, owner } = site;
  // The timeline shows fifty at a time.
  return Promise.all([
    read(customer, `/account/services/${itemId}`),
    read(owner, `/staff/work/${itemId}?show=messages`),
    read(owner, `/staff/work/${itemId}?show=notes`),
  ]);
}

test("what is written in a conversation and in a note is drawn as the text it is, files’ names too", async () => {
  const usual = await pages();
  const now = new Date();
  const about = () => ({ itemId, sendKey: randomUUID(), now });
  // The page shows fifty, and the limit is sixty per hour.
  const texts = fewTexts(16).slice(0, 24);
  for (const { text } of texts) {
    const files = [new File(["My record."], `${text}.txt`)];
    const outcomes = [
      await writeMessage({ userId, text, files, ...about() }),
      await writeMessageAtDesk({ member, text, files: [], ...about() }),
      await writeNote({ member, text, ...about() }),
    ];
    for (const outcome of outcomes) expect(outcome.ok || outcome.refusal.status === 422, text).toBe(true);
  }
  const drawn = await pages();
  expectDrawnAsTexts(drawn, usual, texts);
}, 60_000);

test("what a message says is a link where it is a web address, and nowhere else", async () => {
  const words = "See https://example.org/a?b=1. Or javascript:alert(1) or data:text/html,x";
  await writeMessage({ userId, itemId, text: words, files: [], sendKey: randomUUID(), now: new Date() });
  for (const page of (await pages()).slice(0, 2)) {
    expect(page).toContain('href="https://example.org/a?b=1"');
    expect(page).not.toMatch(/href="(javascript|data):/i);
  }
});

test("a note is on the desk’s page and nowhere on the customer’s", async () => {
  const words = "Only we know this.";
  await writeNote({ member, itemId, text: words, sendKey: randomUUID(), now: new Date() });
  const [theirs, messages, ours] = await pages();
  expect(ours).toContain(words);
  expect(messages).not.toContain(words);
  expect(theirs).not.toContain(words);
  expect(theirs).not.toContain("Private notes");
});
