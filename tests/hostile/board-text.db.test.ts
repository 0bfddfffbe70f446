import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { groupPath } from "#app/content/research-group-card.ts";
import { writeBoardMessage } from "#app/research-groups/board/write-board-message.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { expectDrawnAsTexts, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { description } from "#tests/research-groups/make-group.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { wide } from "#tests/setup/wide.ts";

withQuickPasswords();

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

const texts = wide ? fewTexts(24, 8) : fewTexts(60, 24);
const hourMs = 3_600_000;

test("what is written on a board is drawn as the text it is, to members and at the desk", async () => {
  const { id: userId } = site.user;
  const about = { title: "Soil and water", description, coAuthors: 2, role: "data", now: new Date() };
  const group = valueOf(await createGroup({ userId, ...about }));
  const write = (text: string, hours: number) => {
    const now = new Date(Date.now() + hours * hourMs);
    const message = {
      userId,
      groupId: group.id,
      text: `I say: ${text}`.slice(0, 1_500),
      sendKey: randomUUID(),
    };
    return writeBoardMessage({ ...message, now });
  };
  const pages = () =>
    Promise.all([
      site.read(site.customer, groupPath(group)),
      site.read(site.owner, `/staff/catalogue/groups/${group.id}`),
    ]);
  valueOf(await write("hello.", 0));
  const usual = await pages();
  const drawn = usual.map((page) => [page]);
  for (const [index, { text }] of texts.entries()) {
    valueOf(await write(text, index + 1));
    // A page shows the newest thirty.
    if (index % 20 === 19 || index === texts.length - 1)
      (await pages()).forEach((page, at) => drawn[at]!.push(page));
  }
  const all = drawn.map((readings) => readings.join(""));
  expectDrawnAsTexts(all, usual, texts);
  expect(all[0]).toContain("I say: hello.");
}, 60_000);
