import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import {
  listDevices,
  signOutDevice,
  signOutEverywhere,
  signOutOthers,
} from "#app/accounts/sign-in/devices.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { signInSessions } from "#app/accounts/tables.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import { timetable } from "#app/jobs/timetable.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendQueuedNotes } from "#tests/setup/queued-notes.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(async () => {
  await clearLimits();
  await sendQueuedNotes();
});

async function anotherDevice(
  user: CurrentUser,
  userAgent?: string,
  password = firstPassword,
): Promise<Browser> {
  const browser = new Browser(userAgent);
  const outcome = await signIn({ identifier: user.username, password }, browser.request());
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  browser.answer(outcome.value.headers);
  return browser;
}

test("devices are listed with this one first, and without what would let anybody use them", async () => {
  const { browser, user } = await signUpVisitor();
  await anotherDevice(user, "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0");
  await anotherDevice(user, `<b>${"long ".repeat(500)}`);
  await signUpVisitor();
  const devices = await listDevices(user.id, browser.request(), new Date());
  expect(devices.map(({ thisOne }) => thisOne)).toEqual([true, false, false]);
  expect(devices.map(({ text: words }) => words).toSorted()).toEqual([
    "An unknown device",
    "An unknown device",
    "Firefox on Linux",
  ]);
  const tokens = await db
    .select({ token: signInSessions.token })
    .from(signInSessions)
    .where(eq(signInSessions.userId, user.id));
  for (const { token } of tokens) expect(JSON.stringify(devices)).not.toContain(token);
});

test("one device is signed out, never this one, and never anybody else's", async () => {
  const { browser, user } = await signUpVisitor();
  const other = await anotherDevice(user);
  const stranger = await signUpVisitor();
  const idsOf = async (visit: Browser, userId: UserId) =>
    (await listDevices(userId, visit.request(), new Date())).map(({ id }) => id);
  const [ours = "", others = ""] = await idsOf(browser, user.id);
  const [theirs = ""] = await idsOf(stranger.browser, stranger.user.id);

  expect(await signOutDevice(user.id, ours, browser.request())).toMatchObject({
    refusal: { code: "this_device" },
  });
  for (const id of [theirs, "no such device", ""]) {
    expect(await signOutDevice(user.id, id, browser.request())).toMatchObject({ ok: true });
  }
  expect(await Promise.all([browser.user(), other.user(), stranger.browser.user()])).not.toContain(null);
  expect(await signOutDevice(user.id, others, browser.request())).toMatchObject({ ok: true });
  expect(await signOutDevice(user.id, others, browser.request())).toMatchObject({ ok: true });
  expect(await other.user()).toBeNull();
  expect(await browser.user()).not.toBeNull();
});

test("all others are signed out, or all", async () => {
  const { browser, user } = await signUpVisitor();
  const others = await Promise.all([anotherDevice(user), anotherDevice(user)]);
  const stranger = await signUpVisitor();
  await signOutOthers(user.id, browser.request());
  expect(await Promise.all(others.map((other) => other.user()))).toEqual([null, null]);
  expect(await browser.user()).not.toBeNull();
  await signOutEverywhere(user.id);
  expect(await browser.user()).toBeNull();
  expect(await stranger.browser.user()).not.toBeNull();
  expect(await db.select().from(signInSessions).where(eq(signInSessions.userId, user.id))).toEqual([]);
});

test("at night the sign-ins are erased that have expired, and no other", async () => {
  const { user } = await signUpVisitor();
  await anotherDevice(user);
  const ofUser = eq(signInSessions.userId, user.id);
  const [old, valid] = await db.select().from(signInSessions).where(ofUser);
  const expired = { expiresAt: new Date(Date.now() - 1_000) };
  await db.update(signInSessions).set(expired).where(eq(signInSessions.id, old!.id));
  await tasks["erase-expired-sign-ins"]!({}, {} as never);
  const left = await db.select({ id: signInSessions.id }).from(signInSessions).where(ofUser);
  expect(left).toEqual([{ id: valid!.id }]);
  expect(timetable).toMatch(/^\d+ \d+ \* \* \* erase-expired-sign-ins /m);
});
