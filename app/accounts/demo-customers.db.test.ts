import { expect, test } from "vitest";

import { currentUser } from "#app/accounts/current-user.server.ts";
import { seedDemoCustomers } from "#app/accounts/demo-customers.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

const now = new Date("2026-10-01T09:00:00Z");
const password = "a demo password";
const visit = (cookie = "") => new Request("http://127.0.0.1:3000", { headers: { cookie } });

test("the demo people are there once, in order, and can sign in", async () => {
  const people = await seedDemoCustomers(now, password);
  expect(people.map(({ username }) => username)).toEqual(["asha", "ben", "landfall-internal"]);
  expect(await seedDemoCustomers(now, "another password")).toEqual(people);
  expect(await db.select().from(users)).toHaveLength(3);

  for (const { id, username } of people) {
    const outcome = await signIn({ identifier: username, password }, visit());
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const user = await currentUser(visit(outcome.value.headers.getSetCookie()[0]?.split(";")[0]));
    expect(user).toMatchObject({ id, role: username === "landfall-internal" ? "staff" : "customer" });
  }
});
