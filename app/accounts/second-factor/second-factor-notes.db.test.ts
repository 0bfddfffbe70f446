import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { renewRecoveryCodes, turnOffSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(clearLimits);

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

async function notesTo({ email }: CurrentUser): Promise<{ kind: string; detail: string | null }[]> {
  const { rows } = await db.execute<{ kind: string; detail: string | null }>(
    sql`select payload->>'kind' as kind, payload->>'detail' as detail from graphile_worker._private_jobs
      where payload->>'to' = ${email} order by id`,
  );
  return rows;
}
