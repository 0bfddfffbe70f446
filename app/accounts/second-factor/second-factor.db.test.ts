import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { askForEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { awaitsCode, finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { makeRecoveryCodes, showCodesOnce } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { askForReset, resetPassword } from "#app/accounts/password/reset-password.server.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(clearLimits);

const wrongCode = { ok: false, refusal: { code: "wrong_code", field: "code" } };
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("it is on only after the first right code, and this sign-in goes on", async () => {
  const { browser, user } = await signUpVisitor();
  const asker = () => ({ user, request: browser.request() });
  expect(await beginSecondFactor(asker(), "another password")).toMatchObject({
    refusal: { field: "password" },
  });
  const begun = await beginSecondFactor(asker(), firstPassword);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const code = oneTimeCode(begun.value.secret);
  expect(await confirmSecondFactor(asker(), otherThan(code))).toMatchObject(wrongCode);
  expect(await hasSecondFactor(user.id)).toBe(false);
  expect(
    await signIn({ identifier: user.email, password: firstPassword }, new Browser().request()),
  ).toMatchObject({ value: { wantsCode: false } });

  const confirmed = await confirmSecondFactor(asker(), code);
  if (!confirmed.ok) throw new Error(confirmed.refusal.message);
  browser.answer(confirmed.value);
  expect(await hasSecondFactor(user.id)).toBe(true);
  expect(await browser.user()).toMatchObject({ id: user.id });
  expect(await beginSecondFactor(asker(), firstPassword)).toMatchObject({ refusal: { code: "already_on" } });
});

test("the password alone signs nobody in; the code from the device does", async () => {
  const { user, secret } = await signUpWithDevice();
  const browser = await givePassword(user);
  expect(await browser.user()).toBeNull();
  expect(awaitsCode(browser.request())).toBe(true);
  expect(await finishSignIn("what", browser.request())).toMatchObject(wrongCode);
  expect(await finishSignIn(otherThan(oneTimeCode(secret)), browser.request())).toMatchObject(wrongCode);

  const outcome = await finishSignIn(` ${oneTimeCode(secret)} `, browser.request());
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  browser.answer(outcome.value);
  expect(await browser.user()).toMatchObject({ id: user.id });
  expect(awaitsCode(browser.request())).toBe(false);
});

test("ten recovery codes are shown once, and each lets in once", async () => {
  const { user, codes } = await signUpWithDevice();
  expect(new Set(codes).size).toBe(10);
  const [code = ""] = codes;
  const first = await givePassword(user);
  const outcome = await finishSignIn(code.replaceAll("-", "").toUpperCase(), first.request());
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  first.answer(outcome.value);
  expect(await first.user()).toMatchObject({ id: user.id });
  expect(await countRecoveryCodes(user.id)).toBe(9);
  const again = await givePassword(user);
  expect(await finishSignIn(code, again.request())).toMatchObject(wrongCode);

  const ticket = await makeRecoveryCodes(user.id, new Date());
  const other = await signUpWithDevice();
  const otherTicket = await makeRecoveryCodes(other.user.id, new Date());
  expect(await showCodesOnce(user.id, otherTicket)).toBeNull();
  expect(await showCodesOnce(user.id, ticket)).toHaveLength(10);
  expect(await showCodesOnce(user.id, ticket)).toBeNull();
  expect(await showCodesOnce(user.id, "made-up")).toBeNull();
});

test("by call it is the same: the password is answered with what is wanted, and no device is trusted", async () => {
  const { user, secret } = await signUpWithDevice();
  const browser = new Browser();
  const call = (path: string, body: object) =>
    authHandler(
      browser.request(`/api/auth${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    );
  const first = await call("/sign-in/email", { email: user.email, password: firstPassword });
  expect(await first.json()).toMatchObject({ success: true, twoFactorRedirect: true });
  browser.answer(first.headers);
  expect(await browser.user()).toBeNull();
  const wrong = await call("/two-factor/verify-totp", { code: otherThan(oneTimeCode(secret)) });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ success: false, code: "invalid_code" });

  const right = await call("/two-factor/verify-totp", { code: oneTimeCode(secret), trustDevice: true });
  expect(await right.json()).toMatchObject({ success: true });
  expect(right.headers.getSetCookie().join()).not.toContain("trust_device");
  browser.answer(right.headers);
  expect(await browser.user()).toMatchObject({ id: user.id });
  const signedIn = await call("/two-factor/verify-totp", { code: oneTimeCode(secret) });
  expect(signedIn.status).toBe(409);
});

test.each([
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
])("%s is shut: the pages ask for more", async (path) => {
  const { browser } = await signUpWithDevice();
  const request = browser.request(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify({ password: firstPassword }),
    headers: { "content-type": "application/json" },
  });
  expect((await authHandler(request)).status).toBe(404);
});

test("a new password by mailed link does not go round the second step", async () => {
  const { user, secret } = await signUpWithDevice();
  await askForReset(user.email);
  const token = await vi.waitFor(async () => {
    const mail = (await listMailbox()).find(({ recipient }) => recipient === user.email);
    const found = /token=(\S+)/.exec(mail?.body ?? "")?.[1];
    if (!found) throw new Error("the link has not come yet");
    return found;
  });
  expect(await resetPassword(token, "a calm new password")).toMatchObject({ ok: true });
  const browser = await givePassword(user, "a calm new password");
  expect(await browser.user()).toBeNull();
  expect(await finishSignIn(oneTimeCode(secret), browser.request())).toMatchObject({ ok: true });
});

test("new recovery codes and turning it off ask for password and code", async () => {
  const { browser, user, secret, codes } = await signUpWithDevice();
  const asker = () => ({ user, request: browser.request() });
  const right = () => ({ password: firstPassword, code: oneTimeCode(secret) });
  for (const act of [renewRecoveryCodes, turnOffSecondFactor]) {
    expect(await act(asker(), { ...right(), password: "wrong password" })).toMatchObject({
      refusal: { field: "password" },
    });
    expect(await act(asker(), { ...right(), code: otherThan(oneTimeCode(secret)) })).toMatchObject(wrongCode);
    expect(await act(asker(), { ...right(), code: "" })).toMatchObject(wrongCode);
    expect(await act(asker(), { ...right(), code: "zzzzz-zzzzz" })).toMatchObject(wrongCode);
  }
  expect(await hasSecondFactor(user.id)).toBe(true);

  await clearLimits();
  expect(await renewRecoveryCodes(asker(), { ...right(), code: codes[3] ?? "" })).toMatchObject({ ok: true });
  const stale = await givePassword(user);
  expect(await finishSignIn(codes[4] ?? "", stale.request())).toMatchObject(wrongCode);

  const off = await turnOffSecondFactor(asker(), right());
  if (!off.ok) throw new Error(off.refusal.message);
  browser.answer(off.value);
  expect(await browser.user()).toMatchObject({ id: user.id });
  expect(await hasSecondFactor(user.id)).toBe(false);
  expect(await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))).toEqual([]);
  expect(
    await signIn({ identifier: user.email, password: firstPassword }, new Browser().request()),
  ).toMatchObject({ value: { wantsCode: false } });
});

test("a new password and a new address ask for the code as well; by call a password is not changed at all", async () => {
  const { browser, user, secret, codes } = await signUpWithDevice();
  const request = browser.request();
  const newPassword = "a calm new password";
  const change = (code: string) =>
    changePassword({ userId: user.id, password: firstPassword, code, newPassword }, request);
  const move = (code: string) =>
    askForEmailChange(
      { user, request },
      { email: `new-${user.email}`, password: firstPassword, code, now: new Date() },
    );
  for (const code of ["", otherThan(oneTimeCode(secret))]) {
    expect(await change(code)).toMatchObject(wrongCode);
    expect(await move(code)).toMatchObject(wrongCode);
  }
  const call = await authHandler(
    browser.request("/api/auth/change-password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ currentPassword: firstPassword, newPassword }),
    }),
  );
  expect(call.status).toBe(403);
  expect(await call.json()).toMatchObject({ success: false, code: "second_factor" });

  expect(await move(codes[0] ?? "")).toMatchObject({ ok: true });
  const changed = await change(oneTimeCode(secret));
  if (!changed.ok) throw new Error(changed.refusal.message);
  browser.answer(changed.value);
  expect(await browser.user()).toMatchObject({ id: user.id });
  await givePassword(user, newPassword);
});

test("the tables hold neither the secret nor a recovery code as it is", async () => {
  const { user, secret, codes } = await signUpWithDevice();
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  const kept = JSON.stringify(row);
  for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
});
