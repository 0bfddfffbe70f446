import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { askForEmailChange, readEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { changeProfile } from "#app/accounts/profile/change-profile.server.ts";
import { listDevices, signOutDevice } from "#app/accounts/sign-in/devices.server.ts";
import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { showCodesOnce } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { unprintable } from "#app/accounts/registration/registration.ts";
import { confirmSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { characterTexts } from "#tests/hostile/character-texts.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

let visitor: Awaited<ReturnType<typeof signUpVisitor>>;

beforeAll(async () => {
  visitor = await signUpVisitor();
});

beforeEach(async () => {
  await clearLimits();
});

test.each(hostileTexts)(
  "as a name, $name is kept as it can be shown, or refused beside its field",
  async ({ text }) => {
    const { user } = visitor;
    const fields = { first_name: text, last_name: "Example", mobile: "9876543210", country: "IN" };
    const changed = await changeProfile({ userId: user.id, fields, now: new Date() });
    if (!changed.ok) {
      expect(Object.keys(changed.refusal.errors ?? {})).toEqual(["first_name"]);
      return;
    }
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.first_name).toBe(text.trim());
    expect(unprintable.test(row?.name ?? "")).toBe(false);
    expect(row?.first_name.length).toBeLessThanOrEqual(80);
  },
);

test.each(hostileTexts)("as a mobile or a country, $name is refused", async ({ text }) => {
  const { user } = visitor;
  const wrong = { first_name: "Meera", last_name: "Example", mobile: text, country: text };
  const changed = await changeProfile({ userId: user.id, fields: wrong, now: new Date() });
  expect(changed).toMatchObject({ ok: false, refusal: { errors: { country: expect.any(String) } } });
});

/** Each of these asks five times, so of those that are alike one in eight stands for the others. */
const provingTexts = [...characterTexts, ...hostileTexts.filter((_, index) => index % 8 === 0)];

test.each(provingTexts)("as whatever proves who one is, $name is refused in words", async ({ text }) => {
  const { browser, user } = visitor;
  const request = browser.request();
  const outcomes = [
    await signIn({ identifier: text, password: "three calm words" }, browser.request()),
    await finishSignIn(text, new Request("http://127.0.0.1:3000/")),
    await confirmSecondFactor({ user, request }, text),
    await askForEmailChange({ user, request }, { email: text, password: "wrong", code: "", now: new Date() }),
    await changePassword({ userId: user.id, password: "wrong", code: "", newPassword: text }, request),
  ];
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/^[A-Z].*\.$/) } });
  }
  expect(await readEmailChange(text)).toBeNull();
  expect(await showCodesOnce(user.id, text)).toBeNull();
  await signOutDevice(user.id, text, request);
  expect(await listDevices(user.id, request, new Date())).toHaveLength(1);
});
