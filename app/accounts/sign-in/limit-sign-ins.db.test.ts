import { beforeEach, expect, test, vi } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { askForEmailChange } from "#app/accounts/profile/change-email.server.ts";
import { linkMailsMax } from "#app/accounts/password/limit-link-mails.server.ts";
import { askForReset, resetPassword } from "#app/accounts/password/reset-password.server.ts";
import { triesFromStrangers } from "#app/accounts/sign-in/limit-sign-ins.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
beforeEach(async () => {
  await clearLimits();
});

const guess = (
  { username }: Pick<CurrentUser, "username">,
  browser = new Browser(),
  password = "not that one",
) => signIn({ identifier: username, password }, browser.request());

async function guessAll(user: Pick<CurrentUser, "username">): Promise<void> {
  for (const outcome of await guessMany(user, triesFromStrangers)) {
    expect(outcome).toMatchObject({ refusal: { code: "wrong_sign_in" } });
  }
}

const guessMany = (user: Pick<CurrentUser, "username">, many: number) =>
  Promise.all(Array.from({ length: many }, () => guess(user)));

const refused = { refusal: { code: "too_many", status: 429 } };

async function mailsTo({ email }: CurrentUser): Promise<string[]> {
  return (await listMailbox()).filter(({ recipient }) => recipient === email).map(({ body }) => body);
}

test("an account has so many tries at its password, wherever they come from and whichever name they use", async () => {
  const { user } = await signUpVisitor();
  await guessAll(user);
  expect(await guess(user)).toMatchObject(refused);
  expect(await guess(user, new Browser(), firstPassword)).toMatchObject(refused);
  const byEmail = { identifier: ` ${user.email.toUpperCase()} `, password: firstPassword };
  expect(await signIn(byEmail, new Browser().request())).toMatchObject(refused);
  const answer = await authHandler(
    new Browser().request("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: user.email, password: firstPassword }),
      headers: { "content-type": "application/json" },
    }),
  );
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ success: false, code: "too_many" });
});

test("a name that nobody has is counted alike, so that the answer tells nothing", async () => {
  const nobody = { username: "nobody-at-all" };
  await guessAll(nobody);
  expect(await guess(nobody)).toMatchObject(refused);
});

test("tries at the same moment are all counted, and a right password is no try", async () => {
  const { user } = await signUpVisitor();
  for (let n = 0; n < 3; n++) {
    expect(await guess(user, new Browser(), firstPassword)).toMatchObject({ ok: true });
  }
  const outcomes = await guessMany(user, triesFromStrangers + 4);
  const codes = outcomes.map((outcome) => (outcome.ok ? "ok" : outcome.refusal.code));
  expect(codes.filter((code) => code === "too_many")).toHaveLength(4);
});

test("however many strangers guess, the owner logs in where they have been before", async () => {
  const { browser, user } = await signUpVisitor();
  await guessAll(user);
  expect(await guess(user, new Browser(), firstPassword)).toMatchObject(refused);
  expect(await guess(user, browser, firstPassword)).toMatchObject({ ok: true });
  const other = (await signUpVisitor()).user;
  await guessAll(other);
  expect(await guess(other, browser, firstPassword)).toMatchObject(refused);
  const codes: string[] = [];
  for (let n = 0; n < 11; n++) {
    const outcome = await guess(user, browser);
    codes.push(outcome.ok ? "ok" : outcome.refusal.code);
  }
  expect(codes.at(9)).toBe("wrong_sign_in");
  expect(codes.at(10)).toBe("too_many");
});

test("a new password by mailed link opens the door at once, also while strangers go on guessing", async () => {
  const { user } = await signUpVisitor();
  await guessAll(user);
  await askForReset(user.email);
  const mail = await vi.waitFor(async () => {
    const [found] = await mailsTo(user);
    if (!found) throw new Error("the link has not come yet");
    return found;
  });
  const token = /token=(\S+)/.exec(mail)?.[1] ?? "";
  const outcome = await resetPassword(token, "a calm new password");
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const browser = new Browser();
  browser.answer(outcome.value);
  await guessAll(user);
  expect(await guess(user, browser, "a calm new password")).toMatchObject({ ok: true });
});

test("one mailbox gets so many links in an hour, whoever asks for them, and nobody is told", async () => {
  const { user } = await signUpVisitor();
  for (let n = 0; n < linkMailsMax + 4; n++) {
    expect(await askForReset(user.email)).toEqual({ ok: true, value: undefined });
  }
  const other = (await signUpVisitor()).user;
  await askForReset(other.email);
  // Mails leave in order: after the last one, all have arrived.
  await vi.waitFor(async () => expect(await mailsTo(other)).toHaveLength(1));
  await vi.waitFor(async () => expect(await mailsTo(user)).toHaveLength(linkMailsMax));
});

test("whoever asks to take over an address does not use up the links that set its password", async () => {
  const [{ user: owner }, { user: stranger }] = [await signUpVisitor(), await signUpVisitor()];
  const asked = { email: owner.email, password: firstPassword, code: "", now: new Date() };
  for (let n = 0; n < linkMailsMax + 1; n++) {
    const asker = { user: stranger, request: new Browser().request() };
    expect(await askForEmailChange(asker, asked)).toMatchObject({ ok: true });
  }
  await askForReset(owner.email);
  await vi.waitFor(async () => expect((await mailsTo(owner)).join()).toContain("/account/reset-password?"));
});

test("a link that was used makes room for the next one, for those before it work no more", async () => {
  const { user } = await signUpVisitor();
  const links = async () =>
    (await mailsTo(user)).flatMap((body) => /reset-password\?token=(\S+)/.exec(body)?.[1] ?? []);
  for (let n = 0; n < linkMailsMax; n++) await askForReset(user.email);
  await vi.waitFor(async () => expect(await links()).toHaveLength(linkMailsMax));
  expect(await resetPassword((await links())[0] ?? "", "a calm new password")).toMatchObject({ ok: true });
  await askForReset(user.email);
  await vi.waitFor(async () => expect(await links()).toHaveLength(linkMailsMax + 1));
});
