import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { countRecoveryCodes, opened, sealed } from "#app/accounts/second-factor/kept-codes.server.ts";
import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";

withQuickPasswords();
beforeEach(clearLimits);

const wrongCode = { ok: false, refusal: { code: "wrong_code" } };

test("a code of an earlier release, which is kept encrypted, lets in once", async () => {
  const { user } = await signUpWithDevice();
  const backupCodes = await sealed(["abCD1-efGH2", "kLmn3-opQr4"]);
  await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, user.id));
  const enter = async (code: string) => finishSignIn(code, (await givePassword(user)).request());
  expect(await enter("abcd1-efgh2")).toMatchObject(wrongCode);
  expect(await enter("abCD1efGH2")).toMatchObject({ ok: true });
  expect(await enter("abCD1efGH2")).toMatchObject(wrongCode);
  expect(await countRecoveryCodes(user.id)).toBe(1);
});

test("what is kept of a recovery code, even decrypted, lets nobody in", async () => {
  const { user } = await signUpWithDevice();
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  const [kept] = await opened(row!.backupCodes);
  const browser = await givePassword(user);
  expect(await finishSignIn(kept!, browser.request())).toMatchObject(wrongCode);
  const call = await authHandler(
    browser.request("/api/auth/two-factor/verify-backup-code", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: kept }),
    }),
  );
  expect(call.status).toBe(401);
  expect(await browser.user()).toBeNull();
});
