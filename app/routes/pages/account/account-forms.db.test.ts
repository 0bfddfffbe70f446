import { beforeAll, beforeEach, expect, test } from "vitest";

import { forgetPasswordGuesses } from "#app/accounts/check-password.server.ts";
import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor.server.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { type Serve, serveSite } from "#tests/hostile/serve-site.ts";
import { formOf } from "#tests/hostile/stand-on-ground.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { type Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

let serve: Serve;

beforeAll(async () => {
  await openShop();
  serve = await serveSite();
});
beforeEach(forgetPasswordGuesses);

const page = "/account/security/second-factor";

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Begins a set-up as the page does, in one tab. */
async function beginIn(browser: Browser): Promise<string> {
  const answer = await serve(formOf(browser, page, { intent: "begin", password: firstPassword }));
  const secret = /"([A-Z2-7]{52})\\?"/.exec(await answer.text())?.[1];
  if (!secret) throw new Error("the page shows no secret");
  return secret;
}

test("with a sign-in no codes can be tried where a sign-in is finished, right or wrong", async () => {
  const { browser, user } = await signUpVisitor();
  const asker = () => ({ user, request: browser.request() });
  const { secret } = valueOf(await beginSecondFactor(asker(), firstPassword));
  browser.answer(valueOf(await confirmSecondFactor(asker(), oneTimeCode(secret))));
  for (const code of [oneTimeCode(secret), otherThan(oneTimeCode(secret)), "abcde-fghij", ""]) {
    const answer = await serve(formOf(browser, "/account/second-factor?next=/service/cart", { code }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/service/cart");
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
  }
});

test.each(["", "burn", "BEGIN", "__proto__"])(
  "the intent “%s” is refused and does nothing",
  async (intent) => {
    const { browser } = await signUpVisitor();
    const answer = await serve(formOf(browser, page, { intent, password: firstPassword, code: "123456" }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("We do not know what this form asks for.");
  },
);

test.each(["renew", "off"])("without a second factor “%s” is refused in words", async (intent) => {
  const { browser } = await signUpVisitor();
  const answer = await serve(formOf(browser, page, { intent, password: firstPassword, code: "123456" }));
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("Your second step is off");
});

test("a wrong code shows the same key again, and one that was begun anew elsewhere says so", async () => {
  const { browser } = await signUpVisitor();
  const first = await beginIn(browser);
  const confirm = (secret: string, code: string) =>
    serve(formOf(browser, page, { intent: "confirm", secret, code }));
  const again = await confirm(first, otherThan(oneTimeCode(first)));
  expect(again.status).toBe(422);
  expect(await again.text()).toContain(first);

  const second = await beginIn(browser);
  expect(second).not.toBe(first);
  const stale = await confirm(first, oneTimeCode(first));
  expect(stale.status).toBe(409);
  const shown = await stale.text();
  expect(shown).toContain("the set-up was begun again elsewhere");
  expect(shown).not.toContain(first);
  expect(shown).not.toContain(second);
  expect((await confirm(second, oneTimeCode(second))).status).toBe(303);
});
