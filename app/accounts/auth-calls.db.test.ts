import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { authHandler } from "#app/accounts/auth.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Browser, firstPassword } from "#tests/setup/visit-site.ts";

const site = "http://127.0.0.1:3000";

const applicant = (handle: string) => ({
  first_name: "Ben",
  last_name: "Sample",
  username: handle,
  email: `${handle}@example.org`,
  mobile: "2015550123",
  country: "US",
  password: "correct horse 9",
});

function call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return authHandler(
    new Request(`${site}/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

test("registering by call makes the name and signs the customer in", async () => {
  const response = await call("/sign-up/email", applicant("caller"));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    success: true,
    token: expect.any(String),
    user: { name: "Ben Sample", username: "caller", first_name: "Ben", country: "US" },
  });
  const session = await authHandler(
    new Request(`${site}/api/auth/get-session`, { headers: { cookie: cookieOf(response) } }),
  );
  expect(await session.json()).toMatchObject({ user: { username: "caller" } });
});

test("it works with a form, with a slash at the end, and whatever name is sent along", async () => {
  const form = await call("/sign-up/email", new URLSearchParams(applicant("former")).toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(form.status).toBe(200);
  const slash = await call("/sign-up/email/", {
    ...applicant("slasher"),
    name: "Somebody Else",
    role: "staff",
  });
  expect(slash.status).toBe(200);
  const [row] = await db.select().from(users).where(eq(users.username, "slasher"));
  expect(row).toMatchObject({ name: "Ben Sample", role: "customer" });
});

test("signing in by call works by email and by username", async () => {
  await call("/sign-up/email", applicant("returner"));
  const password = "correct horse 9";
  const byEmail = await call("/sign-in/email", { email: "returner@example.org", password });
  const byUsername = await call("/sign-in/username", { username: "Returner", password });
  expect([byEmail.status, byUsername.status]).toEqual([200, 200]);
  expect(await byUsername.json()).toMatchObject({ success: true, user: { username: "returner" } });
});

test.each([
  ["a missing field", { mobile: undefined }, 422, "invalid_mobile", "Enter your mobile number."],
  ["a reserved name", { username: "Adm1n" }, 422, "invalid_username", /staff/],
  [
    "a field of the wrong type",
    { email: ["a@example.org"] },
    422,
    "invalid_email",
    "Enter your email address.",
  ],
  ["a short password", { password: "short" }, 422, "invalid_password", /at least 10/],
  ["an unknown country", { country: "ZZ" }, 422, "invalid_country", /list/],
])("%s is refused clearly", async (_words, changes, status, code, msg) => {
  const response = await call("/sign-up/email", { ...applicant("refused"), ...changes });
  expect(response.status).toBe(status);
  const stringMatch = typeof msg === "string" ? msg : expect.stringMatching(msg);
  expect(await response.json()).toMatchObject({ success: false, code, msg: stringMatch });
  expect(await db.select().from(users).where(eq(users.email, "refused@example.org"))).toEqual([]);
});

test("a known username or email address is a conflict", async () => {
  await call("/sign-up/email", applicant("first"));
  const name = await call("/sign-up/email", { ...applicant("FIRST"), email: "other@example.org" });
  const email = await call("/sign-up/email", { ...applicant("other"), email: "first@example.org" });
  expect([name.status, email.status]).toEqual([409, 409]);
  expect(await name.json()).toMatchObject({ success: false, code: "username_taken", field: "username" });
  expect(await email.json()).toMatchObject({ success: false, code: "email_taken", field: "email" });
});

test("wrong credentials are refused in the words of every call", async () => {
  const response = await call("/sign-in/email", { email: "nobody@example.org", password: "correct horse 9" });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    success: false,
    code: "invalid_email_or_password",
    msg: "Invalid email or password",
  });
});

test.each([
  ["broken JSON", "{", {}],
  ["no body", "", {}],
  ["a list", "[]", {}],
  ["a word", '"text"', {}],
  ["a body that is not JSON", "hello", { "content-type": "text/plain" }],
])("%s is refused without a fault of ours", async (_words, body, headers) => {
  const response = await call("/sign-up/email", body, headers);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.json()).toMatchObject({
    success: false,
    code: expect.any(String),
    msg: expect.any(String),
  });
});

test("a call from another site that carries a sign-in is refused", async () => {
  const cookie = cookieOf(await call("/sign-up/email", applicant("victim")));
  const response = await call("/sign-out", {}, { cookie, origin: "https://evil.example" });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ success: false });
});

test.each([
  "/update-user",
  "/delete-user",
  "/is-username-available",
  "/sign-in/social",
  "/list-sessions",
  "/nothing",
])("%s is shut", async (path) => {
  const response = await call(path, { username: "admin" });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: "unknown_call" });
});

test("whoever is signed in has a full name and the Razorpay keys under the specification's names", async () => {
  const browser = new Browser();
  const username = `fields-${randomUUID().slice(0, 8)}`;
  const post = (path: string, body: object) =>
    authHandler(
      browser.request(`/api/auth${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    );
  const expected = {
    success: true,
    user: { full_name: "Asha Rao", dom_rzp_key: "rzp_test_domestic", rzp_key: "rzp_test_international" },
  };
  const registered = await post("/sign-up/email", {
    first_name: "Asha",
    last_name: "Rao",
    username,
    email: `${username}@example.org`,
    mobile: "+91 98765 43210",
    country: "IN",
    password: firstPassword,
  });
  expect(await registered.clone().json()).toMatchObject({
    ...expected,
    user: { ...expected.user, mobile: "9876543210" },
  });
  const signedIn = await post("/sign-in/username", { username, password: firstPassword });
  expect(await signedIn.clone().json()).toMatchObject(expected);
  browser.answer(signedIn.headers);
  const session = await authHandler(browser.request("/api/auth/get-session"));
  expect(await session.json()).toMatchObject(expected);
  expect(await (await authHandler(new Browser().request("/api/auth/get-session"))).json()).toBeNull();
});
