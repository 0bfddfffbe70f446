import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";

import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { statementsOf } from "#tests/budgets/count-statements.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

const hourMs = 60 * 60_000;

afterEach(() => void vi.useRealTimers());

/** The database is asked for real; only the date of requests moves. */
function passHours(hours: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * hourMs });
}

async function visitor(role: "customer" | "staff") {
  const { browser, user } = await signUpVisitor();
  await db.update(users).set({ role }).where(eq(users.id, user.id));
  return browser;
}

test("at the desk a sign-in ends after twelve hours without use, and each use gives it twelve more", async () => {
  const browser = await visitor("staff");
  expect(await browser.user()).not.toBeNull();
  for (let day = 0; day < 3; day += 1) {
    passHours(11);
    expect(await browser.user(), `after ${(day + 1) * 11} hours in use`).not.toBeNull();
  }
  passHours(12.1);
  expect(await browser.user(), "after twelve hours without use").toBeNull();
});

test("however much it is used, it ends after thirty days", async () => {
  const browser = await visitor("staff");
  for (let hours = 0; hours < 30 * 24 - 1; hours += 11) {
    expect(await browser.user(), `after ${hours} hours`).not.toBeNull();
    passHours(11);
  }
  passHours(11);
  expect(await browser.user()).toBeNull();
});

test("a customer's ends after thirty days, used or not", async () => {
  const browser = await visitor("customer");
  passHours(29 * 24);
  expect(await browser.user()).not.toBeNull();
  passHours(24);
  expect(await browser.user()).toBeNull();
});

test("a use is written down once in half an hour at most", async () => {
  const browser = await visitor("staff");
  const statements = async () => (await statementsOf(() => browser.user())).length;
  expect(await statements(), "the first").toBe(2);
  expect(await statements(), "at once again").toBe(1);
  passHours(0.4);
  expect(await statements()).toBe(1);
  passHours(0.2);
  expect(await statements()).toBe(2);
  const [session] = await db
    .select()
    .from(signInSessions)
    .where(eq(signInSessions.userId, (await browser.user())!.id));
  expect(session!.expiresAt.getTime() - Date.now()).toBeGreaterThan(11.9 * hourMs);
});
