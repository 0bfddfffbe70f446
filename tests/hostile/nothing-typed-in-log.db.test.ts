import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { calls } from "#app/http/calls/call-registry.server.ts";
import { connect, disconnect } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, type Fields } from "#tests/calls/call.ts";
import { addressOf, goodFields, makeShopper } from "#tests/calls/good-fields.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { fieldsOf } from "#tests/hostile/fields-of-call.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { dataPath, serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { formOf, someVisitor, standOnGround } from "#tests/hostile/stand-on-ground.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import type { Browser } from "#tests/setup/visit-site.ts";

const mark = "marqed7391x";
const lines: string[] = [];
const inLog = log as unknown as Record<symbol, unknown>;
const { streamSym } = pino.symbols as unknown as { streamSym: symbol };
const usual = { level: log.level, stream: inLog[streamSym] };

let serve: Serve;
let customer: Browser;
let owner: Browser;
let ground: Ground;
let shopper: { user: CurrentUser; itemId: string };

withQuickPasswords();
withFakeGateways();
beforeAll(async () => {
  await openShop();
  [serve, { browser: customer, owner, ground }] = await Promise.all([serveSite(), standOnGround()]);
  shopper = await makeShopper();
  log.level = "trace";
  inLog[streamSym] = { write: (line: string) => void lines.push(line) };
});
afterAll(() => {
  log.level = usual.level;
  inLog[streamSym] = usual.stream;
});
beforeEach(clearLimits);

/** As what somebody might type there, so that it is let through. */
function marked(field: string): string {
  if (/mail/.test(field)) return `${mark}@example.org`;
  return /name|identifier/.test(field) ? mark : `${mark} and more words, so that it is long enough`;
}

function markAll(names: string[], good: Record<string, string>): Record<string, string> {
  return { ...good, ...Object.fromEntries(names.map((name) => [name, marked(name)])) };
}

async function sendForm(form: HostileForm): Promise<void> {
  const sender = form.staff ? owner : form.visitors ? someVisitor() : customer;
  const good = form.fields(ground);
  const all = Object.keys(good).filter((name) => name !== "intent");
  for (const names of [all, form.written]) {
    const answer = await serve(formOf(sender, dataPath(form.path(ground)), markAll(names, good)));
    await answer.text();
  }
}

async function sendCall({ path, input }: (typeof calls)[number]): Promise<void> {
  const good = goodFields[path]?.(shopper.itemId) ?? {};
  const fields = fieldsOf(input);
  const fillings = [fields, ...fields.filter(({ takesText }) => takesText).map((field) => [field])];
  for (const filled of fillings) {
    const sent = filled.reduce((rest, { name, fill }) => fill(rest, marked(name)), good as Fields);
    await call(addressOf(path), sent, { user: shopper.user }).catch(() => {});
  }
}

async function sendEverything(): Promise<void> {
  lines.length = 0;
  await aFewAtOnce([...hostileForms], sendForm);
  await aFewAtOnce([...calls], sendCall);
}

const telling = () => lines.filter((line) => line.toLowerCase().includes(mark));

test("nothing that is typed into a form or sent to a call is in the log", async () => {
  log.info("the log is read");
  expect(lines).toHaveLength(1);
  await sendEverything();
  expect(telling()).toEqual([]);
}, 240_000);

test("nor when the database refuses to write it down", async () => {
  const url = process.env["DATABASE_URL"]!;
  await disconnect();
  connect(`${url}?options=-c%20default_transaction_read_only%3Don`);
  try {
    await sendEverything();
  } finally {
    await disconnect();
    connect(url);
  }
  expect(lines.filter((line) => line.includes("read-only transaction")).length).toBeGreaterThan(20);
  expect(telling()).toEqual([]);
}, 240_000);
