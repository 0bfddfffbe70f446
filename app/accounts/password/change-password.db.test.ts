import { beforeEach, expect, test } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { askForEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
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

test("a new password asks for the old one, keeps this device and signs out the others", async () => {
  const { browser, user } = await signUpVisitor();
  const other = await anotherDevice(user);
  const change = (password: string, newPassword: string) =>
    changePassword({ userId: user.id, password, code: "", newPassword }, browser.request());
  expect(await change("wrong password", "a calm new password")).toMatchObject({
    refusal: { field: "password" },
  });
  expect(await change(firstPassword, "short")).toMatchObject({ refusal: { field: "new_password" } });
  expect(await change(firstPassword, "x".repeat(129))).toMatchObject({ refusal: { field: "new_password" } });
  expect(await change(firstPassword, firstPassword)).toMatchObject({ refusal: { field: "new_password" } });
  expect(await other.user()).not.toBeNull();

  const changed = await change(firstPassword, "a calm new password");
  if (!changed.ok) throw new Error(changed.refusal.message);
  browser.answer(changed.value);
  expect(await browser.user()).toMatchObject({ id: user.id });
  expect(await other.user()).toBeNull();
  expect(
    await signIn({ identifier: user.email, password: firstPassword }, new Browser().request()),
  ).toMatchObject({
    ok: false,
  });
  expect(await sendQueuedNotes()).toMatchObject([{ kind: "password_changed", to: user.email }]);
});

test("by call a new password is judged alike, signs out the others and is told of", async () => {
  const { browser, user } = await signUpVisitor();
  const other = await anotherDevice(user);
  const call = (newPassword: string) =>
    authHandler(
      browser.request("/api/auth/change-password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ currentPassword: firstPassword, newPassword, revokeOtherSessions: false }),
      }),
    );
  const short = await call("short");
  expect(short.status).toBe(422);
  expect(await short.json()).toMatchObject({
    success: false,
    code: "invalid_password",
    msg: expect.stringContaining("at least 10"),
  });
  expect((await call("a calm new password")).status).toBe(200);
  expect(await other.user()).toBeNull();
  expect(await sendQueuedNotes()).toMatchObject([{ kind: "password_changed", to: user.email }]);
});

test("by call the old password can be guessed at ten times, and a right one begins the count anew", async () => {
  const { browser, user } = await signUpVisitor();
  const call = async (currentPassword: string) => {
    const answer = await authHandler(
      browser.request("/api/auth/change-password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ currentPassword, newPassword: "a calm new password" }),
      }),
    );
    browser.answer(answer.headers);
    return answer.status;
  };
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => call(`guess number ${n}`)));
  expect(guesses.filter((status) => status === 400)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  expect(await call(firstPassword)).toBe(429);
  expect(await ask(user, freshAddress())).toMatchObject({ refusal: { code: "too_many" } });

  await clearLimits();
  for (let n = 0; n < 9; n++) expect(await call(`guess number ${n}`)).toBe(400);
  expect(await call(firstPassword)).toBe(200);
  for (let n = 0; n < 10; n++) expect(await call(`guess number ${n}`)).toBe(400);
}, 60_000);
