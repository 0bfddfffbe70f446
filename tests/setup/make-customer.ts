import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, UserId } from "#app/platform/ids.ts";

export type Customer = typeof users.$inferSelect;

export async function makeCustomer(overrides: Partial<typeof users.$inferInsert> = {}): Promise<Customer> {
  const id = overrides.id ?? newId(UserId);
  const handle = `customer-${id.slice(0, 8)}`;
  const [customer] = await db
    .insert(users)
    .values({
      id,
      name: "Asha Rao",
      email: `${handle}@example.org`,
      emailVerified: true,
      username: handle,
      displayUsername: handle,
      first_name: "Asha",
      last_name: "Rao",
      mobile: "9876543210",
      country: "IN",
      ...overrides,
    })
    .returning();
  if (!customer) throw new Error("the customer was not inserted");
  return customer;
}
