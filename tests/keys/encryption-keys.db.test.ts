import { eq, sql } from "drizzle-orm";
import { symmetricEncrypt } from "better-auth/crypto";
import { beforeEach, expect, test } from "vitest";

import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { countRecoveryCodes } from "#app/accounts/second-factor/kept-codes.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import { timetable } from "#app/jobs/timetable.ts";
import { db } from "#app/platform/db.server.ts";
import { changingKeys, newer, older } from "#tests/keys/with-keys.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";

withQuickPasswords();
const setKeys = changingKeys();
const signing = "a key to sign with and nothing else";

type Owner = Awaited<ReturnType<typeof signUpWithDevice>>;

beforeEach(clearLimits);

async function lets({ user, secret }: Owner): Promise<boolean> {
  await codeNotUsed(user.id);
  const browser = await givePassword(user);
  try {
    return (await finishSignIn(oneTimeCode(secret), browser.request())).ok;
  } catch {
    return false;
  }
}

const rowOf = async ({ user }: Owner) =>
  (await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id)))[0]!;

/** What better-auth keeps; an app is given it in base32. */
function textOf(secret: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(secret, (one) => letters.indexOf(one).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

const overNight = () => tasks["encrypt-again"]!({}, {} as never);

test("neither the secret of a device nor a recovery code stands in the table", async () => {
  const { secret, codes } = await signUpWithDevice();
  const { rows } = await db.execute<{ row: string }>(
    sql`select row_to_json(two_factors)::text as row from two_factors`,
  );
  const kept = rows.map(({ row }) => row).join();
  for (const one of [secret, textOf(secret), ...codes]) expect(kept).not.toContain(one);
  expect(codes).toHaveLength(10);
});

test("the keys that sign do not decrypt what was encrypted under a key of its own", async () => {
  setKeys({ SECRET: [signing], ENCRYPTION_KEY: [older] });
  const owner = await signUpWithDevice();
  setKeys({ ENCRYPTION_KEY: [] });
  expect(await lets(owner)).toBe(false);
  setKeys({ ENCRYPTION_KEY: [older] });
  expect(await lets(owner)).toBe(true);
});

test("a second factor of an older key works, is under the newest after a night, and then needs no other", async () => {
  setKeys({ SECRET: [signing], ENCRYPTION_KEY: [older] });
  const owner = await signUpWithDevice();
  setKeys({ ENCRYPTION_KEY: [newer, older] });
  expect(await lets(owner), "refused although its key is second").toBe(true);
  await overNight();
  const renewed = await rowOf(owner);
  await overNight();
  expect(await rowOf(owner), "it was encrypted twice").toEqual(renewed);
  setKeys({ ENCRYPTION_KEY: [newer] });
  expect(await lets(owner), "the night left it under the old key").toBe(true);
  expect(await countRecoveryCodes(owner.user.id)).toBe(10);
  setKeys({ ENCRYPTION_KEY: [older] });
  expect(await lets(owner)).toBe(false);
  expect(timetable).toMatch(/^\d+ \d+ \* \* \* encrypt-again /m);
});

test("what was encrypted under SECRET before there was a key for it works, also after SECRET has changed", async () => {
  setKeys({ SECRET: [older], ENCRYPTION_KEY: [] });
  const owner = await signUpWithDevice();
  const inEnvelope = await rowOf(owner);
  setKeys({ SECRET: [newer, older], ENCRYPTION_KEY: [signing] });
  expect(await lets(owner)).toBe(true);

  // As releases before this one wrote it: under the only key there was, and without saying which.
  const bare = (text: string) => text.replace(/^\$ba\$\d+\$/, "");
  const { id, secret, backupCodes } = inEnvelope;
  await db
    .update(twoFactors)
    .set({ secret: bare(secret), backupCodes: bare(backupCodes) })
    .where(eq(twoFactors.id, id));
  expect(await lets(owner)).toBe(true);
  await overNight();
  setKeys({ SECRET: [newer] });
  expect(await lets(owner)).toBe(true);
});

test("one that lies under a lost key is left as it is, and the night goes on to the next", async () => {
  setKeys({ SECRET: [signing], ENCRYPTION_KEY: [older] });
  const [lost, other] = [await signUpWithDevice(), await signUpWithDevice()];
  const strange = await symmetricEncrypt({ key: newer, data: "unreadable" });
  const { id } = await rowOf(lost);
  await db.update(twoFactors).set({ secret: strange }).where(eq(twoFactors.id, id));
  setKeys({ ENCRYPTION_KEY: [newer, older] });
  await overNight();
  expect((await rowOf(lost)).secret).toBe(strange);
  setKeys({ ENCRYPTION_KEY: [newer] });
  expect(await lets(other)).toBe(true);
});
