import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import {
  beginSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "#app/accounts/second-factor/second-factor.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(clearLimits);

const wrongCode = { ok: false, refusal: { code: "wrong_code", field: "code" } };
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

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

  await clearLimits();
  await codeNotUsed(user.id);
  for (let n = 0; n < 9; n++) await renewRecoveryCodes(asker, wrong());
  expect(await renewRecoveryCodes(asker, right)).toMatchObject({ ok: true });
  expect(await renewRecoveryCodes(asker, wrong())).toMatchObject(wrongCode);
}, 60_000);

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
