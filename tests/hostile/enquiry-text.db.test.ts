import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { answerEnquiry } from "#app/enquiries/desk/change-enquiry.server.ts";
import { writeEnquiry } from "#app/enquiries/write-enquiry.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { enquirySent } from "#tests/enquiries/write-to-us.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { escaped, fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { wide } from "#tests/setup/wide.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

const texts = wide ? fewTexts(24, 8) : fewTexts(60, 24);
/** Each an hour after the other, so that none is one too many. */
const hourMs = 3_600_000;

test("a name, a message and its answer are drawn as the texts they are, at the desk and in the account", async () => {
  const usual = await write({ name: "Meera Example", text: "A plain question." }, 0);
  let read = "";
  for (const [index, { name, text }] of texts.entries()) {
    const sent = { name: `M ${text}`.slice(0, 100), text: `I ask this: ${text}`.slice(0, 900) };
    const pages = await write(sent, index + 1);
    read += pages.join("");
    for (const [at, page] of pages.entries()) expect(markupOf(text, page, usual[at]), name).toEqual([]);
  }
  expect(escaped.test(read)).toBe(true);
}, 60_000);

async function write(sent: { name: string; text: string }, hours: number): Promise<string[]> {
  const now = new Date(Date.now() + hours * hourMs);
  const { id: userId } = site.user;
  const { reference } = valueOf(await writeEnquiry({ userId, sent: enquirySent(sent), now }));
  const answer = { member: site.manager, reference, seen: "1", text: sent.text, sendKey: randomUUID(), now };
  valueOf(await answerEnquiry(answer));
  const { read, owner, customer } = site;
  return Promise.all([
    read(owner, `/staff/enquiries/${reference}`),
    read(owner, `/staff/enquiries?q=${reference}`),
    read(customer, `/account/messages/${reference}`),
    read(customer, `/contact?sent=${reference}`),
  ]);
}
