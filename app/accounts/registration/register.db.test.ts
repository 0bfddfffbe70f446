import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { currentUser } from "#app/accounts/current-user.server.ts";
import { register } from "#app/accounts/registration/register.server.ts";
import { signIn, signOut } from "#app/accounts/sign-in/sign-in.server.ts";
import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

const site = "http://127.0.0.1:3000";

const applicant = (handle: string) => ({
  first_name: "Asha",
  last_name: "Rao",
  username: handle,
  email: `${handle}@example.org`,
  mobile: "9876543210",
  country: "IN",
  password: "correct horse 9",
});

const visit = (headers: Headers | null = null) => {
  const cookie = headers
    ?.getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return new Request(`${site}/account/register`, { headers: cookie ? { cookie } : {} });
};

test("registering makes a customer and signs them in for thirty days", async () => {
  const registered = await register(applicant("Asha.One"), visit());
  if (!registered.ok) throw new Error("refused");

  expect(registered.value.getSetCookie().join()).toMatch(
    /landfall\.session_token=.+Max-Age=2592000;.+HttpOnly;.+Lax/i,
  );
  expect(await currentUser(visit(registered.value))).toMatchObject({
    username: "asha.one",
    firstName: "Asha",
    lastName: "Rao",
    email: "asha.one@example.org",
    mobile: "9876543210",
    country: "IN",
    role: "customer",
  });
});

test("the name is joined and the password is kept only as a hash", async () => {
  await register(applicant("hashed"), visit());
  const [row] = await db.select().from(users).where(eq(users.username, "hashed"));
  const { rows } = await db.execute("select password from credentials");
  expect(row).toMatchObject({ name: "Asha Rao", displayUsername: "hashed", emailVerified: false });
  expect(JSON.stringify(rows)).not.toContain("correct horse");
});

test("nobody names their own role or identity", async () => {
  await register({ ...applicant("climber"), role: "staff", id: "chosen", emailVerified: "true" }, visit());
  const [row] = await db.select().from(users).where(eq(users.username, "climber"));
  expect(row).toMatchObject({ role: "customer", emailVerified: false });
  expect(row?.id).not.toBe("chosen");
});

test("a username and an email address belong to one customer, in any case", async () => {
  await register(applicant("taken"), visit());
  const again = await register({ ...applicant("TAKEN"), email: "Taken@Example.org" }, visit());
  expect(again).toMatchObject({
    ok: false,
    refusal: {
      errors: {
        username: "This username is taken. Please choose another.",
        email: "There is an account with this email address. Log in, or set a new password.",
      },
    },
  });
});

test("what is wrong is said field by field, and no customer is made", async () => {
  const refused = await register({ ...applicant("landfall-internal"), mobile: "abc" }, visit());
  expect(refused).toMatchObject({
    ok: false,
    refusal: {
      errors: { username: expect.stringMatching(/staff/), mobile: expect.stringMatching(/6 to 14 digits/) },
    },
  });
  expect(await db.select().from(users).where(eq(users.username, "landfall-internal"))).toEqual([]);
});

describe("at the same moment", () => {
  withQuickPasswords();

  test("of twenty who register one username, one gets it and the others hear why", async () => {
    const attempts = Array.from({ length: 20 }, (_, i) =>
      register({ ...applicant("wanted"), email: `wanted${i}@example.org` }, visit()),
    );
    const results = await Promise.all(attempts);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) {
      if (!result.ok)
        expect(result.refusal.errors).toEqual({ username: "This username is taken. Please choose another." });
    }
    expect(await db.select({ n: count() }).from(users).where(eq(users.username, "wanted"))).toEqual([
      { n: 1 },
    ]);
  });
});

test.each(["signer", "SIGNER", " signer ", "signer@example.org", "Signer@Example.org"])(
  "the customer signs in as %j",
  async (identifier) => {
    await register(applicant("signer"), visit());
    const outcome = await signIn({ identifier, password: "correct horse 9" }, visit());
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(await currentUser(visit(outcome.value.headers))).toMatchObject({ username: "signer" });
  },
);

test.each([
  ["signer", "wrong password"],
  ["signer@example.org", "wrong password"],
  ["nobody", "correct horse 9"],
  ["nobody@example.org", "correct horse 9"],
  ["", ""],
  ["@", "correct horse 9"],
  ["' or 1=1 --", "correct horse 9"],
])("signing in as %j with %j is refused in the same words", async (identifier, password) => {
  await register(applicant("signer"), visit());
  expect(await signIn({ identifier, password }, visit())).toEqual({
    ok: false,
    refusal: {
      code: "wrong_sign_in",
      message: "These details do not match an account. Check them, or set a new password.",
      status: 401,
    },
  });
});

test("signing out ends the sign-in on the server, not only in the browser", async () => {
  const registered = await register(applicant("leaver"), visit());
  if (!registered.ok) throw new Error("refused");
  const cleared = await signOut(visit(registered.value));
  expect(cleared.getSetCookie().join()).toMatch(/landfall\.session_token=;.*Max-Age=0/i);
  expect(await currentUser(visit(registered.value))).toBeNull();
});

test("a request without a sign-in, or with a forged or an ended one, is a visitor's", async () => {
  const registered = await register(applicant("ended"), visit());
  if (!registered.ok) throw new Error("refused");
  await db.update(signInSessions).set({ expiresAt: new Date(0) });
  expect(await currentUser(visit())).toBeNull();
  expect(
    await currentUser(new Request(site, { headers: { cookie: "landfall.session_token=a.b" } })),
  ).toBeNull();
  expect(await currentUser(visit(registered.value))).toBeNull();
});
