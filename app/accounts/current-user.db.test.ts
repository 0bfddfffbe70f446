import { randomBytes } from "node:crypto";

import { expect, test } from "vitest";

import { auth } from "#app/accounts/auth.server.ts";
import { currentUser } from "#app/accounts/current-user.server.ts";
import { readCookie } from "#app/platform/sign-in-cookie.ts";
import { statementsOf } from "#tests/budgets/count-statements.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

const name = "landfall.session_token";
const bringing = (cookie: string) =>
  currentUser(new Request("http://127.0.0.1:3000/", { headers: { cookie: `${name}=${cookie}` } }));

test("it is who better-auth says it is, in one statement", async () => {
  const { browser, user } = await signUpVisitor();
  const session = await auth().api.getSession({ headers: browser.request().headers });
  expect(session?.user).toMatchObject({
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    mobile: user.mobile,
    country: user.country,
    role: user.role,
  });
  expect(await statementsOf(() => browser.user())).toHaveLength(1);
});

test("a cookie that we did not sign is nobody's, and the database is not asked", async () => {
  const { browser, user } = await signUpVisitor();
  const signed = readCookie(browser.request(), name) ?? "";
  expect(await bringing(signed)).toEqual(user);
  const [token = "", signature = ""] = decodeURIComponent(signed).split(".");
  const forged = [
    token,
    `${token}.`,
    `.${signature}`,
    `${token}.${randomBytes(32).toString("base64")}`,
    `${token.slice(0, -1)}.${signature}`,
    `${token}x.${signature}`,
    `${token}.${signature.slice(0, -1)}`,
    `${token}.${signature}${signature}`,
    `%E0%A4%A.${signature}`,
  ];
  const asked = await statementsOf(async () => {
    for (const one of forged) {
      expect(await bringing(one.startsWith("%") ? one : encodeURIComponent(one))).toBeNull();
    }
  });
  expect(asked).toEqual([]);
});
