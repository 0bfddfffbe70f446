import { type DemoPerson, seedDemoPeople } from "#app/accounts/demo-customers.server.ts";
import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import { system } from "#app/audit/record-audit-event.server.ts";
import { findStaff, type Member } from "#app/desk/find-staff.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { demoStaff } from "#app/desk/seed.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

const secondCounsellor = {
  first_name: "Dario",
  last_name: "Example",
  username: "desk-dario",
  mobile: "5550100204",
  country: "US",
} as const;

export const firstVisitor = "demo-ravi";

/** In the order in which they came. */
const visitors = [
  ["ravi", "Ravi", "Sample", "9000000102", "IN"],
  ["nadia", "Nadia", "Example", "9000000101", "IN"],
  ["amir", "Amir", "Placeholder", "501000103", "AE"],
  ["omar", "Omar", "Imaginary", "501000104", "AE"],
  ["kofi", "Kofi", "Sample", "241000105", "GH"],
  ["lena", "Lena", "Beispiel", "15110000106", "DE"],
  ["ines", "Inés", "Ejemplo", "612000107", "ES"],
  ["tomas", "Tomás", "Exemplo", "11910000108", "BR"],
  ["mei", "Mei", "Example", "81000109", "SG"],
  ["clara", "Clara", "Pretend", "7400000110", "GB"],
  ["yuki", "Yuki", "Rei", "9010000111", "JP"],
  ["sofia", "Sofia", "Madeup", "2015550112", "US"],
] as const;

export type VisitorName = (typeof visitors)[number][0];
export type StaffName = "owner" | "manager" | "cleo" | "dario";

export type People = {
  visitors: Record<VisitorName, CurrentUser>;
  staff: Record<StaffName, Member>;
};

export async function makePeople(now: Date, password: string): Promise<People> {
  const found = await Promise.all(
    visitors.map(async ([name, first_name, last_name, mobile, country], at) => {
      const person = { first_name, last_name, username: `demo-${name}`, mobile, country };
      // Each on a day of its own, the first one longest ago.
      const joined = new Date(now.getTime() - (60 - 3 * at) * dayMs);
      const [made] = await seedDemoPeople(joined, password, [person]);
      invariant(made, `${person.username} was made`);
      return [name, asUser(person, made.id)] as const;
    }),
  );
  await seedDemoPeople(now, password, [secondCounsellor]);
  const email = addressOf(secondCounsellor.username);
  await grantRole({ actor: system, email, role: "counsellor", now });
  const [owner, manager, cleo] = await Promise.all(
    demoStaff.map(({ username }) => memberNamed(addressOf(username))),
  );
  invariant(owner && manager && cleo, "the demo has three people at the desk");
  return {
    visitors: Object.fromEntries(found) as People["visitors"],
    staff: { owner, manager, cleo, dario: await memberNamed(email) },
  };
}

function asUser(person: DemoPerson, id: CurrentUser["id"]): CurrentUser {
  return {
    id,
    username: person.username,
    firstName: person.first_name,
    lastName: person.last_name,
    email: addressOf(person.username),
    mobile: person.mobile,
    country: person.country,
    role: "customer",
  };
}

const addressOf = (username: string) => `${username}@landfall.example`;

async function memberNamed(email: string): Promise<Member> {
  const account = await findAccountByEmail(db, email);
  const member = account && (await findStaff(account.id));
  invariant(member, `${email} works at the desk`);
  return member;
}
