import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import {
  askForEmailChange,
  confirmEmailChange,
  readEmailChange,
} from "#app/accounts/profile/change-email.server.ts";
import { askForReset, resetPassword } from "#app/accounts/password/reset-password.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { users, verifications } from "#app/accounts/tables.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
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

const freshAddress = () => `new-${crypto.randomUUID()}@example.org`;
const ask = (user: CurrentUser, email: string, password = firstPassword, code = "") =>
  askForEmailChange({ user, request: new Browser().request() }, { email, password, code, now: new Date() });

function mailedToken(address: string, kind: "change-email" | "reset-password"): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await listMailbox()).find(
      ({ recipient, body }) => recipient === address && body.includes(kind),
    );
    const token = /token=(\S+)/.exec(mail?.body ?? "")?.[1];
    if (!token) throw new Error("the link has not come yet");
    return token;
  });
}

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

test("an address changes only when its link is confirmed, and everybody stays signed in", async () => {
  const { browser, user } = await signUpVisitor();
  const other = await anotherDevice(user);
  const address = freshAddress();
  expect(await ask(user, ` ${address.toUpperCase()} `)).toEqual({ ok: true, value: undefined });
  expect(await sendQueuedNotes()).toMatchObject([
    { kind: "email_change_asked", to: user.email, detail: address },
  ]);
  const token = await mailedToken(address, "change-email");
  expect(await readEmailChange(token)).toEqual({ email: address });
  expect((await browser.user())?.email).toBe(user.email);
  expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token);

  expect(await confirmEmailChange(token, confirming())).toMatchObject({ ok: true });
  expect(await Promise.all([browser.user(), other.user()])).toMatchObject([
    { email: address },
    { email: address },
  ]);
  expect(await sendQueuedNotes()).toMatchObject([{ kind: "email_changed", to: user.email, detail: address }]);
  expect(
    await signIn({ identifier: address, password: firstPassword }, new Browser().request()),
  ).toMatchObject({
    ok: true,
  });
  expect(await confirmEmailChange(token, confirming())).toMatchObject({ refusal: { code: "invalid_token" } });
  expect(await readEmailChange(token)).toBeNull();
});

test("a taken address is answered like a free one, and its owner is told", async () => {
  const [{ user }, { user: owner }] = await Promise.all([signUpVisitor(), signUpVisitor("Owner")]);
  expect(await ask(user, owner.email)).toEqual({ ok: true, value: undefined });
  expect((await sendQueuedNotes()).map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
    `email_change_asked ${user.email}`,
    `email_taken ${owner.email}`,
  ]);
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === owner.email);
  expect(mails.map(({ body }) => body).join()).not.toContain("token=");
});

test.each([
  ["a wrong password", {}, "not the password", "password"],
  ["no password", {}, "", "password"],
  ["no address", { email: "" }, firstPassword, "email"],
  ["no address at all", { email: "a@b\r\nbcc: c@example.org" }, firstPassword, "email"],
])("%s is refused beside its field, and nothing is sent", async (_words, change, password, field) => {
  const { user } = await signUpVisitor();
  const { email } = { email: freshAddress(), ...change };
  expect(await ask(user, email, password)).toMatchObject({ refusal: { field, status: 422 } });
  expect(await sendQueuedNotes()).toEqual([]);
});

test("one's own address is refused, and so is a sixth asking within the hour", async () => {
  const { user } = await signUpVisitor();
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  expect(await ask(user, user.email.toUpperCase())).toMatchObject({ refusal: { field: "email" } });
  for (let n = 0; n < 5; n++) expect(await ask(user, freshAddress())).toMatchObject({ ok: true });
  expect(await ask(user, freshAddress())).toMatchObject({ refusal: { code: "too_many", status: 429 } });
});

test("of two who confirm one address at the same moment, one gets it and the other hears why", async () => {
  const [{ user: one }, { user: two }] = await Promise.all([signUpVisitor(), signUpVisitor()]);
  const address = freshAddress();
  await ask(one, address);
  const first = await mailedToken(address, "change-email");
  await db.update(users).set({ name: "Two" }).where(eq(users.id, two.id));
  await ask(two, address);
  const second = await vi.waitFor(async () => {
    const token = await mailedToken(address, "change-email");
    expect(token).not.toBe(first);
    return token;
  });
  const outcomes = await Promise.all([first, second].map((token) => confirmEmailChange(token, confirming())));
  const codes = outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.refusal.code));
  expect(codes.toSorted()).toEqual(["email_taken", "ok"]);
});

test("a link is too old after an hour, and is spoiled by a new password", async () => {
  const { user } = await signUpVisitor();
  const address = freshAddress();
  await ask(user, address);
  const token = await mailedToken(address, "change-email");
  const [kept] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.value, `${user.id} ${address}`));
  const minutes = ((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);
  await db
    .update(verifications)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(verifications.id, kept?.id ?? ""));
  expect(await readEmailChange(token)).toBeNull();
  expect(await confirmEmailChange(token, confirming())).toMatchObject({ refusal: { code: "invalid_token" } });

  await ask(user, address);
  const newer = await vi.waitFor(async () => {
    const found = await mailedToken(address, "change-email");
    expect(found).not.toBe(token);
    return found;
  });
  await askForReset(user.email);
  expect(
    await resetPassword(await mailedToken(user.email, "reset-password"), "a calm new password"),
  ).toMatchObject({ ok: true });
  expect(await confirmEmailChange(newer, confirming())).toMatchObject({ refusal: { code: "invalid_token" } });
});

test("a link to set a password that went to the old address no longer works", async () => {
  const { user } = await signUpVisitor();
  await askForReset(user.email);
  const reset = await mailedToken(user.email, "reset-password");
  const address = freshAddress();
  await ask(user, address);
  await confirmEmailChange(await mailedToken(address, "change-email"), confirming());
  expect(await resetPassword(reset, "a calm new password")).toMatchObject({
    refusal: { code: "invalid_token" },
  });
});

function confirming(signedInAs: string | null = null) {
  return { signedInAs, now: new Date() };
}

const isConfirmed = async ({ id }: CurrentUser) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.emailVerified;

async function askToConfirm(user: CurrentUser, browser: Browser): Promise<string> {
  const { email } = user;
  const asked = { email, password: firstPassword, code: "", now: new Date() };
  expect(await askForEmailChange({ user, request: browser.request() }, asked)).toMatchObject({ ok: true });
  return mailedToken(email, "change-email");
}

test("the address an account has is confirmed by a mailed link, once, by whoever is signed in to that account", async () => {
  const [{ user, browser }, { user: stranger }] = [await signUpVisitor(), await signUpVisitor()];
  expect(await isConfirmed(user)).toBe(false);
  const token = await askToConfirm(user, browser);
  for (const signedInAs of [null, stranger.id]) {
    expect(await confirmEmailChange(token, confirming(signedInAs))).toMatchObject({
      refusal: { code: "log_in_first", status: 403 },
    });
  }
  expect(await isConfirmed(user)).toBe(false);
  expect(await confirmEmailChange(token, confirming(user.id))).toMatchObject({
    value: { email: user.email },
  });
  expect(await isConfirmed(user)).toBe(true);
  expect(await confirmEmailChange(token, confirming(user.id))).toMatchObject({
    refusal: { code: "invalid_token" },
  });
  const again = { email: user.email, password: firstPassword, code: "", now: new Date() };
  expect(await askForEmailChange({ user, request: browser.request() }, again)).toMatchObject({
    refusal: { field: "email" },
  });
});

test("a new address that is opened without a sign-in is set, and is not yet confirmed", async () => {
  const { user, browser } = await signUpVisitor();
  const email = `new-${user.email}`;
  const asked = { email, password: firstPassword, code: "", now: new Date() };
  expect(await askForEmailChange({ user, request: browser.request() }, asked)).toMatchObject({ ok: true });
  const token = await mailedToken(email, "change-email");
  expect(await confirmEmailChange(token, confirming())).toMatchObject({ value: { email } });
  expect(await isConfirmed(user)).toBe(false);
});
