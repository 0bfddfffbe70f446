import { eq } from "drizzle-orm";

import { makeRecoveryCodes, showCodesOnce } from "#app/accounts/second-factor/recovery-codes.server.ts";
import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { twoFactors } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

export async function signUpWithDevice() {
  const { browser, user } = await signUpVisitor();
  const { secret } = valueOf(await beginSecondFactor({ user, request: browser.request() }, firstPassword));
  browser.answer(
    valueOf(await confirmSecondFactor({ user, request: browser.request() }, oneTimeCode(secret))),
  );
  await codeNotUsed(user.id);
  const codes = await showCodesOnce(user.id, await makeRecoveryCodes(user.id, new Date()));
  return { browser, user, secret, codes: codes ?? [] };
}

/** As if half a minute had passed and the app showed a new code. */
export async function codeNotUsed(userId: UserId): Promise<void> {
  await db.update(twoFactors).set({ lastStep: null }).where(eq(twoFactors.userId, userId));
}

export async function givePassword(user: CurrentUser, password = firstPassword): Promise<Browser> {
  const browser = new Browser();
  const signedIn = valueOf(await signIn({ identifier: user.username, password }, browser.request()));
  if (!signedIn.wantsCode) throw new Error("no code is asked for");
  browser.answer(signedIn.headers);
  return browser;
}
