import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { statementsOf } from "#tests/budgets/count-statements.ts";
import { fund, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

let serve: Serve;
let desk: Browser;

withQuickPasswords();
beforeAll(async () => {
  await openShop();
  [serve, desk] = [await serveSite(), await sitAtDesk()];
});

async function story({ user, itemId }: Bought, length: number): Promise<void> {
  const [member, now] = [await makeMember("manager"), new Date()];
  for (let at = 0; at < length; at += 1) {
    const about = () => ({ itemId, text: `Number ${at}`, sendKey: randomUUID(), now });
    const files = [new File([`${at}`], `${at}.txt`)];
    valueOf(await writeMessage({ userId: user.id, files, ...about() }));
    valueOf(await writeMessageAtDesk({ member, files: [], ...about() }));
    valueOf(await writeNote({ member, ...about() }));
    await fund(user.id, 100n);
  }
  await runJobs();
}

async function countOf(path: string): Promise<number> {
  const read = async () => {
    const answer = await serve(desk.request(path));
    expect(answer.status, path).toBe(200);
    await answer.text();
  };
  // The first marks messages as read, and fills what a process keeps in memory.
  await read();
  const counts = [(await statementsOf(read)).length, (await statementsOf(read)).length];
  return Math.min(...counts);
}

test.each([
  ["a case", ({ itemId }: Bought) => `/staff/work/${itemId}`, 32],
  ["a customer", ({ user }: Bought) => `/staff/customers/${user.id}`, 21],
])(
  "the page of %s asks no more of the database for a long story than for a short one",
  async (_name, pathOf, most) => {
    const [short, long] = [await buyServices(), await buyServices()];
    await story(short, 1);
    await story(long, 12);
    const counts = { short: await countOf(pathOf(short)), long: await countOf(pathOf(long)) };
    if (process.env["SHOW_STATEMENTS"]) console.log(counts);
    expect(counts.long).toBe(counts.short);
    expect(counts.long).toBeLessThanOrEqual(most);
  },
);
