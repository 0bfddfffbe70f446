import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { askForEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { clearPasswordGuesses } from "#app/accounts/password/check-password.server.ts";
import { awaitsCode, finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import {
  countRecoveryCodes,
  showCodesOnce,
  ticketForCodes,
} from "#app/accounts/second-factor/recovery-codes.server.ts";
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
import type { CurrentUser } from "#app/platform/request-context.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

withQuickPasswords();
beforeEach(clearPasswordGuesses);

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
  // Not yet on: the password alone is enough.
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
  const outcome = await finishSignIn(code.replace("-", ""), first.request());
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  first.answer(outcome.value);
  expect(await first.user()).toMatchObject({ id: user.id });
  expect(await countRecoveryCodes(user.id)).toBe(9);
  const again = await givePassword(user);
  expect(await finishSignIn(code, again.request())).toMatchObject(wrongCode);

  const ticket = await ticketForCodes(user.id, new Date());
  const other = await signUpWithDevice();
  const otherTicket = await ticketForCodes(other.user.id, new Date());
  expect(await showCodesOnce(user.id, otherTicket)).toBeNull();
  expect(await showCodesOnce(user.id, ticket)).toHaveLength(9);
  expect(await showCodesOnce(user.id, ticket)).toBeNull();
  expect(await showCodesOnce(user.id, "made-up")).toBeNull();
});

test("of five who use one recovery code at the same moment, one is let in", async () => {
  const { user, codes } = await signUpWithDevice();
  const browsers = await Promise.all(Array.from({ length: 5 }, () => givePassword(user)));
  const outcomes = await Promise.all(
    browsers.map((browser) => finishSignIn(codes[0] ?? "", browser.request())),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await countRecoveryCodes(user.id)).toBe(9);
});

test("five wrong codes end a sign-in, and ten in a row lock the codes for a while", async () => {
  const { user, secret } = await signUpWithDevice();
  for (const _round of [1, 2]) {
    const browser = await givePassword(user);
    for (let n = 0; n < 5; n++) {
      expect(await finishSignIn(otherThan(oneTimeCode(secret)), browser.request())).toMatchObject(wrongCode);
    }
    expect(await finishSignIn(oneTimeCode(secret), browser.request())).toMatchObject({ ok: false });
    expect(await browser.user()).toBeNull();
    await codeNotUsed(user.id);
  }
  const locked = await givePassword(user);
  expect(await finishSignIn(oneTimeCode(secret), locked.request())).toMatchObject({
    refusal: { code: "too_many", status: 429 },
  });
  await db
    .update(twoFactors)
    .set({ lockedUntil: new Date(0) })
    .where(eq(twoFactors.userId, user.id));
  const later = await givePassword(user);
  expect(await finishSignIn(oneTimeCode(secret), later.request())).toMatchObject({ ok: true });
});

test("without the first step, and with a made-up cookie for it, no code lets in", async () => {
  const { secret, codes } = await signUpWithDevice();
  const visitor = new Browser();
  const forged = new Request("http://127.0.0.1:3000/", { headers: { cookie: "landfall.two_factor=a.b" } });
  for (const request of [visitor.request(), forged]) {
    for (const code of [oneTimeCode(secret), codes[0] ?? ""]) {
      expect(await finishSignIn(code, request)).toMatchObject({ refusal: { code: "sign_in_over" } });
    }
  }
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

  clearPasswordGuesses();
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

test("who has the password has ten tries at the code, and the right password gives none anew", async () => {
  const { browser, user, secret } = await signUpWithDevice();
  const asker = { user, request: browser.request() };
  const wrong = () => ({ password: firstPassword, code: otherThan(oneTimeCode(secret)) });
  const codes: string[] = [];
  for (let n = 0; n < 12; n++) {
    const outcome = await renewRecoveryCodes(asker, wrong());
    codes.push(outcome.ok ? "ok" : outcome.refusal.code);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => "wrong_code"), "too_many", "too_many"]);
  const right = { password: firstPassword, code: oneTimeCode(secret) };
  expect(await turnOffSecondFactor(asker, right)).toMatchObject({ refusal: { code: "too_many" } });
  expect(await hasSecondFactor(user.id)).toBe(true);

  clearPasswordGuesses();
  await codeNotUsed(user.id);
  for (let n = 0; n < 9; n++) await renewRecoveryCodes(asker, wrong());
  expect(await renewRecoveryCodes(asker, right)).toMatchObject({ ok: true });
  expect(await renewRecoveryCodes(asker, wrong())).toMatchObject(wrongCode);
}, 60_000);

test("without a second factor there is nothing to renew or turn off, and no note says that there was", async () => {
  const { browser, user } = await signUpVisitor();
  const asker = { user, request: browser.request() };
  for (const act of [renewRecoveryCodes, turnOffSecondFactor]) {
    expect(await act(asker, { password: firstPassword, code: "123456" })).toMatchObject({
      refusal: { code: "not_on", status: 409 },
    });
  }
  expect(await notesTo(user)).toEqual([]);
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

test("whoever sits at an open browser has ten tries at the password", async () => {
  const { browser, user } = await signUpVisitor();
  const asker = { user, request: browser.request() };
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, n) => beginSecondFactor(asker, `guess number ${n}`)),
  );
  const codes = tries.map((outcome) => (outcome.ok ? "ok" : outcome.refusal.code));
  expect(codes.filter((code) => code === "wrong_password")).toHaveLength(10);
  expect(codes.filter((code) => code === "too_many")).toHaveLength(2);
});

test("the owner is told of each change", async () => {
  const { browser, user, secret, codes } = await signUpWithDevice();
  const late = await givePassword(user);
  expect(await finishSignIn(codes[0] ?? "", late.request())).toMatchObject({ ok: true });
  const asker = { user, request: browser.request() };
  const proof = () => ({ password: firstPassword, code: oneTimeCode(secret) });
  valueOf(await renewRecoveryCodes(asker, proof()));
  await codeNotUsed(user.id);
  valueOf(await turnOffSecondFactor(asker, proof()));
  expect(await notesTo(user)).toEqual([
    { kind: "second_factor_on", detail: "" },
    { kind: "recovery_code_used", detail: "9" },
    { kind: "recovery_codes_renewed", detail: "" },
    { kind: "second_factor_off", detail: "" },
  ]);
});

test("a recovery code that is used by call is told of too, whatever the call says", async () => {
  const { user, codes } = await signUpWithDevice();
  for (const [index, more] of [{}, { disableSession: true }].entries()) {
    const browser = await givePassword(user);
    const answer = await authHandler(
      browser.request("/api/auth/two-factor/verify-backup-code", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ code: codes[index], ...more }),
      }),
    );
    expect(answer.status).toBe(200);
    browser.answer(answer.headers);
    expect(await browser.user()).toMatchObject({ id: user.id });
  }
  expect((await notesTo(user)).slice(1)).toEqual([
    { kind: "recovery_code_used", detail: "9" },
    { kind: "recovery_code_used", detail: "8" },
  ]);
});

/** What was queued for this customer to be told by mail, oldest first. */
async function notesTo({ email }: CurrentUser): Promise<{ kind: string; detail: string | null }[]> {
  const { rows } = await db.execute<{ kind: string; detail: string | null }>(
    sql`select payload->>'kind' as kind, payload->>'detail' as detail from graphile_worker._private_jobs
      where payload->>'to' = ${email} order by id`,
  );
  return rows;
}

test("the tables hold neither the secret nor a recovery code as it is", async () => {
  const { user, secret, codes } = await signUpWithDevice();
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  const kept = JSON.stringify(row);
  for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
});
