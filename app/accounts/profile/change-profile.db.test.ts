import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { changeProfile } from "#app/accounts/profile/change-profile.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { makeBuyer, noon } from "#tests/checkout/shop.ts";

const fields = { first_name: " Noor ", last_name: "Haddad", mobile: "79 123 4567", country: "jo" };

const stored = async (userId: UserId) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
};

test("names, mobile and country are changed as registration would write them, and so is the whole name", async () => {
  const { id, email, username } = await makeBuyer();
  expect(await changeProfile({ userId: id, fields, now: noon })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({
    first_name: "Noor",
    last_name: "Haddad",
    name: "Noor Haddad",
    mobile: "791234567",
    country: "JO",
    email,
    username,
    updatedAt: noon,
  });
});

test("one wrong field changes nothing, and each is named", async () => {
  const { id } = await makeBuyer();
  const before = await stored(id);
  const wrong = { first_name: "", last_name: "Haddad", mobile: "12a", country: "XX" };
  expect(await changeProfile({ userId: id, fields: wrong, now: noon })).toMatchObject({
    ok: false,
    refusal: {
      errors: {
        first_name: "Enter your first name.",
        mobile: "Enter 6 to 14 digits, without the country code.",
        country: "Choose a country from the list.",
      },
    },
  });
  expect(await stored(id)).toEqual(before);
});

test("nobody changes their role, their username or their email this way, nor anybody else", async () => {
  const [asha, other] = [await makeBuyer(), await makeBuyer()];
  const bold = { ...fields, role: "staff", username: "root", email: "root@example.org", id: other.id };
  await changeProfile({ userId: asha.id, fields: bold, now: noon });
  expect(await stored(asha.id)).toMatchObject({
    role: "customer",
    username: asha.username,
    email: asha.email,
  });
  expect(await stored(other.id)).toMatchObject({ first_name: other.firstName, username: other.username });
});
