import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { askForEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { beginSecondFactor, confirmSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { openShop, valueOf } from "#tests/checkout/shop.ts";
import { type Serve, serveSite } from "#tests/hostile/serve-site.ts";
import { formOf, someVisitor } from "#tests/hostile/stand-on-ground.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { type Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();

let serve: Serve;

beforeAll(async () => {
  await openShop();
  serve = await serveSite();
});
beforeEach(clearLimits);

const page = "/account/security/second-factor";

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

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
    expect(await answer.text()).toContain("The form could not be understood.");
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

async function sentSignedOut(path: string, fields: Record<string, string>): Promise<Response> {
  const { browser } = await signUpVisitor();
  const sent = formOf(browser, path, fields);
  const answer = await serve(formOf(browser, "/account/sign-out", {}));
  browser.answer(answer.headers);
  const cookies = { cookie: browser.request().headers.get("cookie") ?? "" };
  const headers = { "content-type": "application/x-www-form-urlencoded", ...cookies };
  return serve(new Request(sent.url, { method: "POST", body: await sent.text(), headers }));
}

test("who is signed out already and presses Sign Out again comes to the home page", async () => {
  const answer = await sentSignedOut("/account/sign-out", {});
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
});

test("who is signed out and asks for their data logs in, and comes back to the page that offers it", async () => {
  const answer = await sentSignedOut("/account/data/export", {});
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/account/login/?next=${encodeURIComponent("/account/data")}`,
  ]);
});

test("a code that comes once its sign-in is forgotten leads to log in, which says so", async () => {
  const path = "/account/second-factor?next=/service/cart";
  const answer = await serve(formOf(someVisitor(), path, { code: "123456" }));
  const to = `/account/login/?next=${encodeURIComponent("/service/cart")}&late=`;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  const shown = await serve(someVisitor().request(to));
  expect(await shown.text()).toContain("Your code came too late");
});

test("an address that is not confirmed by a page of an earlier sign-in can be confirmed at once after", async () => {
  const { browser, user } = await signUpVisitor();
  const kept = { email: `new-${user.email}`, password: firstPassword, code: "", now: new Date() };
  valueOf(await askForEmailChange({ user, request: browser.request() }, kept));
  const link = await vi.waitFor(async () => {
    const mail = (await listMailbox()).find(({ recipient }) => recipient === kept.email);
    const token = /change-email\?token=(\S+)/.exec(mail?.body ?? "")?.[1];
    if (!token) throw new Error("the link has not come yet");
    return token;
  });
  const sent = formOf(someVisitor(), `/account/change-email?token=${link}`, { link });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", body: await sent.text(), headers };
  const answer = await serve(browser.request(`/account/change-email?token=${link}`, init));
  expect(answer.status).toBe(403);
  const shown = await answer.text();
  expect(shown).toContain("Please try again.");
  expect(shown).toContain("Confirm this address");
});
