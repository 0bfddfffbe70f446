import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { auth, authHandler } from "#app/accounts/auth.server.ts";
import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  turnOffSecondFactor,
} from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { signInSessions, twoFactors } from "#app/accounts/tables.server.ts";
import { db, pool } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(clearLimits);

const wrongCode = { ok: false, refusal: { code: "wrong_code", field: "code" } };
const usedCode = { ok: false, refusal: { code: "code_used", field: "code" } };

/** Holds the row until all wait for it, so everyone has checked the code before anyone uses it. */
async function allAtOnce<Answer>(userId: UserId, works: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from two_factors where user_id = $1 for update", [userId]);
    const answers = Promise.all(works.map((work) => work()));
    await waitingForLock(works.length);
    await holder.query("commit");
    return await answers;
  } finally {
    holder.release();
  }
}

const waitingForLock = (many: number) =>
  vi.waitFor(async () => {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows).toHaveLength(many);
  }, 10_000);

test("a code from the device that has let somebody in lets nobody in again", async () => {
  const { user, secret } = await signUpWithDevice();
  const code = oneTimeCode(secret);
  const first = await givePassword(user);
  expect(await finishSignIn(code, first.request())).toMatchObject({ ok: true });
  const second = await givePassword(user);
  expect(await finishSignIn(code, second.request())).toMatchObject(usedCode);
  expect(await second.user()).toBeNull();
});

test("once a code was used, neither is an older one that its time would still allow", async () => {
  const { user, secret } = await signUpWithDevice();
  const [older, newer] = [oneTimeCode(secret), oneTimeCode(secret, Date.now() + 30_000)];
  expect(await finishSignIn(newer, (await givePassword(user)).request())).toMatchObject({ ok: true });
  expect(await finishSignIn(older, (await givePassword(user)).request())).toMatchObject(usedCode);
});

test("the code that turned the second factor on works no second time, by page or by call", async () => {
  const { browser, user } = await signUpVisitor();
  const asker = () => ({ user, request: browser.request() });
  const { secret } = valueOf(await beginSecondFactor(asker(), firstPassword));
  const code = oneTimeCode(secret);
  browser.answer(valueOf(await confirmSecondFactor(asker(), code)));
  expect(await turnOffSecondFactor(asker(), { password: firstPassword, code })).toMatchObject(usedCode);
  const visitor = await givePassword(user);
  const answer = await authHandler(
    visitor.request("/api/auth/two-factor/verify-totp", {
      method: "POST",
      body: JSON.stringify({ code }),
      headers: { "content-type": "application/json" },
    }),
  );
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, code: "code_used" });
});

test("of four who give one code from the device at the same moment, one is let in", async () => {
  const { user, secret } = await signUpWithDevice();
  const code = oneTimeCode(secret);
  const browsers = await Promise.all(Array.from({ length: 4 }, () => givePassword(user)));
  const outcomes = await allAtOnce(
    user.id,
    browsers.map((browser) => () => finishSignIn(code, browser.request())),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("of four who give one recovery code at the same moment, one is let in and one code is gone", async () => {
  const { user, codes } = await signUpWithDevice();
  const browsers = await Promise.all(Array.from({ length: 4 }, () => givePassword(user)));
  const outcomes = await allAtOnce(
    user.id,
    browsers.map((browser) => () => finishSignIn(codes[0] ?? "", browser.request())),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await countRecoveryCodes(user.id)).toBe(9);
});

test("wrong codes that come at the same moment are all counted", async () => {
  const { user } = await signUpWithDevice();
  const browsers = await Promise.all(Array.from({ length: 4 }, () => givePassword(user)));
  const outcomes = await allAtOnce(
    user.id,
    browsers.map((browser) => () => finishSignIn("abcde-fghij", browser.request())),
  );
  for (const outcome of outcomes) expect(outcome).toMatchObject(wrongCode);
  const [kept] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  expect(kept?.failedVerificationCount).toBe(4);
});

test("turning the second factor on ends every other sign-in, and this one goes on", async () => {
  const { browser, user } = await signUpVisitor();
  const elsewhere = new Browser();
  const identifier = user.username;
  elsewhere.answer(
    valueOf(await signIn({ identifier, password: firstPassword }, elsewhere.request())).headers,
  );
  expect(await elsewhere.user()).toMatchObject({ id: user.id });
  const asker = () => ({ user, request: browser.request() });
  const { secret } = valueOf(await beginSecondFactor(asker(), firstPassword));
  browser.answer(valueOf(await confirmSecondFactor(asker(), oneTimeCode(secret))));
  expect(await elsewhere.user()).toBeNull();
  expect(await browser.user()).toMatchObject({ id: user.id });
  const left = await db.select().from(signInSessions).where(eq(signInSessions.userId, user.id));
  expect(left).toHaveLength(1);
  expect(left[0]?.codeGivenAt).toBeInstanceOf(Date);
});

test("a sign-in without a code is none once the account asks for codes, however it came to be", async () => {
  const { browser, user, secret } = await signUpWithDevice();
  expect(await browser.user()).toMatchObject({ id: user.id });
  // A sign-in whose password was checked before the second factor was turned on, and that was made after it.
  await db.update(signInSessions).set({ codeGivenAt: null }).where(eq(signInSessions.userId, user.id));
  expect(await browser.user()).toBeNull();
  const again = await givePassword(user);
  again.answer(valueOf(await finishSignIn(oneTimeCode(secret), again.request())));
  expect(await again.user()).toMatchObject({ id: user.id });
});

test("asked by call who is signed in, a sign-in that lacks its code is told of nobody", async () => {
  const { browser, user } = await signUpWithDevice();
  const asked = async () => (await authHandler(browser.request("/api/auth/get-session"))).json();
  expect(await asked()).toMatchObject({ user: { email: user.email } });
  await db.update(signInSessions).set({ codeGivenAt: null }).where(eq(signInSessions.userId, user.id));
  expect(await asked()).toBeNull();
});

test("a new password keeps this sign-in with the code it gave, and turning the second factor off does too", async () => {
  const { browser, user, secret } = await signUpWithDevice();
  const newPassword = "a calm new password";
  const change = { userId: user.id, password: firstPassword, code: oneTimeCode(secret), newPassword };
  browser.answer(valueOf(await changePassword(change, browser.request())));
  expect(await browser.user()).toMatchObject({ id: user.id });
  await codeNotUsed(user.id);
  const asker = { user, request: browser.request() };
  browser.answer(
    valueOf(await turnOffSecondFactor(asker, { password: newPassword, code: oneTimeCode(secret) })),
  );
  expect(await browser.user()).toMatchObject({ id: user.id });
});

test.each([1, 2])(
  "a set-up begun before the second factor was on does not take its place (look %i at the password)",
  async (look) => {
    const { browser, user } = await signUpVisitor();
    const thief = await anotherBrowser(user);
    const { secret } = valueOf(await beginSecondFactor({ user, request: browser.request() }, firstPassword));
    const [before] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
    // The owner gives the first code while the thief's password is being checked.
    const { password } = await auth().$context;
    const { promise: looked, resolve: letGo } = Promise.withResolvers<boolean>();
    const verify = vi.spyOn(password, "verify");
    if (look === 2) verify.mockResolvedValueOnce(true);
    verify.mockImplementation(() => looked);
    const stealing = beginSecondFactor({ user, request: thief.request() }, firstPassword);
    await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(look));
    browser.answer(
      valueOf(await confirmSecondFactor({ user, request: browser.request() }, oneTimeCode(secret))),
    );
    letGo(true);
    expect(await stealing).toMatchObject({ refusal: { code: "already_on" } });
    verify.mockRestore();
    const kept = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
    expect(kept).toMatchObject([{ id: before?.id, secret: before?.secret, verified: true }]);
  },
);

test("a set-up that is begun while the first code of another is taken leaves the second factor off", async () => {
  const { browser, user } = await signUpVisitor();
  const thief = await anotherBrowser(user);
  const { secret } = valueOf(await beginSecondFactor({ user, request: browser.request() }, firstPassword));
  const { internalAdapter } = await auth().$context;
  const updateUser = internalAdapter.updateUser.bind(internalAdapter);
  const { promise: begun, resolve: letGo } = Promise.withResolvers<void>();
  const turningOn = vi.spyOn(internalAdapter, "updateUser").mockImplementation(async (...change) => {
    await begun;
    return updateUser(...change);
  });
  const confirming = confirmSecondFactor({ user, request: browser.request() }, oneTimeCode(secret));
  await vi.waitFor(() => expect(turningOn).toHaveBeenCalled());
  valueOf(await beginSecondFactor({ user, request: thief.request() }, firstPassword));
  letGo();
  expect(await confirming).toMatchObject({ ok: false, refusal: { code: "wrong_code" } });
  turningOn.mockRestore();
  expect(await hasSecondFactor(user.id)).toBe(false);
});

async function anotherBrowser({ username }: CurrentUser): Promise<Browser> {
  const browser = new Browser();
  const signedIn = await signIn({ identifier: username, password: firstPassword }, browser.request());
  browser.answer(valueOf(signedIn).headers);
  return browser;
}
