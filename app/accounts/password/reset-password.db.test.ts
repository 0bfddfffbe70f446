import { desc, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { auth } from "#app/accounts/auth.server.ts";
import { currentUser } from "#app/accounts/current-user.server.ts";
import { register } from "#app/accounts/registration/register.server.ts";
import { askForReset, resetPassword } from "#app/accounts/password/reset-password.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { verifications } from "#app/accounts/tables.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

const site = "http://127.0.0.1:3000";
const visit = (cookie = "") => new Request(site, { headers: { cookie } });
let signedIn = visit();

beforeAll(async () => {
  const registered = await register(
    {
      first_name: "Asha",
      last_name: "Rao",
      username: "forgetful",
      email: "forgetful@example.org",
      mobile: "9876543210",
      country: "IN",
      password: "correct horse 9",
    },
    visit(),
  );
  if (!registered.ok) throw new Error("refused");
  signedIn = visit(registered.value.getSetCookie()[0]?.split(";")[0]);
});

async function mailedLink(next: string | null = null): Promise<URL> {
  const before = (await listMailbox()).length;
  await askForReset(" Forgetful@example.org ", next);
  return vi.waitFor(async () => {
    const messages = await listMailbox();
    expect(messages).toHaveLength(before + 1);
    const link = /http\S+reset-password\?token=\S+/.exec(messages[0]?.body ?? "")?.[0];
    if (!link) throw new Error("no link in the message");
    return new URL(link);
  });
}

async function mailedToken(): Promise<string> {
  const { searchParams } = await mailedLink();
  return searchParams.get("token") ?? "";
}

beforeEach(clearLimits);

const signInWith = (password: string) => signIn({ identifier: "forgetful", password }, visit());

test("an unknown address is answered like a known one, and nothing is sent", async () => {
  expect(await askForReset("stranger@example.org")).toEqual({ ok: true, value: undefined });
  expect(await listMailbox()).toEqual([]);
  expect(await askForReset("not an address")).toMatchObject({ ok: false, refusal: { field: "email" } });
});

test.each([
  {
    next: "/service/premium/sop/?press=buy_now#start-now",
    led: "/service/premium/sop/?press=buy_now#start-now",
  },
  { next: "//evil.example/", led: null },
  { next: null, led: null },
])("the mailed link leads on to $led when asked with $next", async ({ next, led }) => {
  const { searchParams } = await mailedLink(next);
  expect(searchParams.get("next")).toBe(led);
  expect(searchParams.get("token")).not.toBe("");
});

test("the mailed link sets a password once, ends every sign-in, and spoils the other links", async () => {
  const [first, second] = [await mailedToken(), await mailedToken()];
  expect(await currentUser(signedIn)).not.toBeNull();

  expect(await resetPassword(second, "a new password")).toMatchObject({ ok: true });
  expect(await currentUser(signedIn)).toBeNull();
  expect((await signInWith("correct horse 9")).ok).toBe(false);
  expect((await signInWith("a new password")).ok).toBe(true);

  expect(await resetPassword(second, "another password")).toMatchObject({
    refusal: { code: "invalid_token" },
  });
  expect(await resetPassword(first, "another password")).toMatchObject({
    refusal: { code: "invalid_token" },
  });
  expect((await signInWith("a new password")).ok).toBe(true);
});

test("whoever was logging in with the old password when the new one was set is not let in", async () => {
  const [before, token] = ["a password to forget", await mailedToken()];
  expect((await resetPassword(token, before)).ok).toBe(true);
  const next = await mailedToken();
  const { password } = await auth().$context;
  const { promise: isSet, resolve: letGo } = Promise.withResolvers<boolean>();
  const verify = vi.spyOn(password, "verify").mockImplementation(() => isSet);
  const slow = signInWith(before);
  await vi.waitFor(() => expect(verify).toHaveBeenCalled());
  expect((await resetPassword(next, "a password to remember")).ok).toBe(true);
  letGo(true);
  const outcome = await slow;
  verify.mockRestore();
  expect(outcome).toMatchObject({ refusal: { code: "wrong_sign_in" } });
  const { rows } = await db.execute(sql`select 1 from sign_in_sessions`);
  expect(rows).toEqual([]);
  expect((await signInWith("a password to remember")).ok).toBe(true);
});

test("of ten who use one link at the same moment, one sets the password", async () => {
  const token = await mailedToken();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, i) => resetPassword(token, `password number ${i}`)),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test("a refused password does not spend the link", async () => {
  const token = await mailedToken();
  expect(await resetPassword(token, "short")).toMatchObject({ refusal: { field: "password" } });
  expect((await resetPassword(token, "long enough now")).ok).toBe(true);
});

test("the link works for an hour", async () => {
  const token = await mailedToken();
  const [newest] = await db.select().from(verifications).orderBy(desc(verifications.createdAt)).limit(1);
  const minutes = ((newest?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);

  await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1_000) });
  expect(await resetPassword(token, "long enough now")).toMatchObject({ refusal: { code: "invalid_token" } });
});

test("the database does not hold what the link holds", async () => {
  const token = await mailedToken();
  expect(JSON.stringify(await db.select().from(verifications))).not.toContain(token);
});
