import { and, inArray, isNull, like } from "drizzle-orm";

import { auth } from "#app/accounts/auth.server.ts";
import { credentials, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId, UserId } from "#app/platform/ids.ts";

/** Nobody else can prove an address there. */
const demoDomain = "@landfall.example";

/** Those who can still sign in. */
export async function listDemoAccounts(): Promise<DemoCustomer[]> {
  const found = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(like(users.email, `%${demoDomain}`), isNull(users.deletedAt)))
    .orderBy(users.createdAt, users.username);
  return found.map(({ id, username }) => ({ id, username: username ?? id }));
}

type DemoCustomer = { id: UserId; username: string };
type Person = Omit<typeof users.$inferInsert, "id"> & { username: string };

/** Plainly fictional. Repeating it changes nothing and hashes no password. */
export function seedDemoCustomers(now: Date, password: string): Promise<DemoCustomer[]> {
  return seedPeople(demoPeople(), password, now);
}

export type DemoPerson = Pick<Person, "first_name" | "last_name" | "username" | "mobile" | "country">;

export async function seedDemoColleagues(
  now: Date,
  password: string,
  names: { username: string; firstName: string }[],
): Promise<{ username: string; email: string }[]> {
  const colleagues = names.map(({ username, firstName }, at) => ({
    first_name: firstName,
    last_name: "Example",
    username,
    mobile: `555010020${at}`,
    country: "US",
  }));
  await seedDemoPeople(now, password, colleagues);
  return colleagues.map(({ username }) => ({ username, email: `${username}${demoDomain}` }));
}

export function seedDemoPeople(
  now: Date,
  password: string,
  people: readonly DemoPerson[],
): Promise<DemoCustomer[]> {
  return seedPeople(people.map(person), password, now);
}

async function seedPeople(people: Person[], password: string, now: Date): Promise<DemoCustomer[]> {
  const wanted = people.map((person) => person.username);
  const there = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, wanted));
  const ids = new Map(there.map(({ id, username }) => [username, id]));
  const missing = people.filter((person) => !ids.has(person.username));
  await Promise.all(
    missing.map(async (person) => ids.set(person.username, await insertPerson(person, password, now))),
  );
  return wanted.map((username) => ({ id: ids.get(username) ?? UserId.parse(""), username }));
}

function demoPeople(): Person[] {
  return [
    person({
      first_name: "Asha",
      last_name: "Example",
      username: "asha",
      mobile: "9000000001",
      country: "IN",
    }),
    person({ first_name: "Ben", last_name: "Sample", username: "ben", mobile: "2015550123", country: "US" }),
    {
      ...person({
        first_name: env().SITE_NAME,
        last_name: "Internal",
        username: env().INTERNAL_USERNAME,
        mobile: "5550100199",
        country: "US",
      }),
      role: "staff",
    },
  ];
}

function person(facts: DemoPerson): Person {
  return {
    ...facts,
    name: `${facts.first_name} ${facts.last_name}`,
    displayUsername: facts.username,
    email: `${facts.username}${demoDomain}`,
    emailVerified: true,
  };
}

async function insertPerson(person: Person, password: string, now: Date): Promise<UserId> {
  const id = newId(UserId);
  const { password: passwords } = await auth().$context;
  const hash = await passwords.hash(password);
  const dates = { createdAt: now, updatedAt: now };
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ ...person, ...dates, id });
    await tx.insert(credentials).values({
      ...dates,
      id: crypto.randomUUID(),
      accountId: id,
      providerId: "credential",
      userId: id,
      password: hash,
    });
  });
  return id;
}
