import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { turnOffLostSecondFactor } from "#app/accounts/second-factor/turn-off-lost.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { auditLog } from "#app/audit/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { signUpWithDevice } from "#tests/setup/second-device.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

withQuickPasswords();

const turnOff = (email: string, knownBy = "called back, named the total of LF-1042") =>
  turnOffLostSecondFactor({ email, knownBy, now: noon });

const eventsOf = (userId: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, userId));

test("who has lost the device logs in by password again, is signed out elsewhere, and the log says how they were known", async () => {
  const { browser, user } = await signUpWithDevice();
  expect(await turnOff(user.email.toUpperCase())).toMatchObject({ ok: true });
  expect(await hasSecondFactor(user.id)).toBe(false);
  expect(await countRecoveryCodes(user.id)).toBe(0);
  expect(await browser.user(), "still signed in").toBeNull();
  const asked = { identifier: user.email, password: firstPassword };
  expect(await signIn(asked, new Browser().request())).toMatchObject({ value: { wantsCode: false } });
  expect(await eventsOf(user.id)).toMatchObject([
    { actorId: "system", event: "lost_second_factor_off", reason: "called back, named the total of LF-1042" },
  ]);
});

test("nothing changes without saying how they are known, for nobody, or where it is off", async () => {
  const { user } = await signUpWithDevice();
  const other = await signUpVisitor();
  expect(await turnOff(user.email, "  ")).toMatchObject({ refusal: { code: "missing_reason" } });
  expect(await turnOff("nobody@example.org")).toMatchObject({ refusal: { code: "unknown_email" } });
  expect(await turnOff(other.user.email)).toMatchObject({ refusal: { code: "not_on" } });
  expect(await hasSecondFactor(user.id)).toBe(true);
  expect(await eventsOf(user.id)).toEqual([]);
});
