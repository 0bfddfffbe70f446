import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

/** Null for a deleted account. */
export async function namePeople(tx: Db, ids: readonly string[]): Promise<Map<string, NamedPerson | null>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({
      id: users.id,
      firstName: users.first_name,
      lastName: users.last_name,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(inArray(users.id, z.array(UserId).parse([...new Set(ids)])));
  return new Map(
    found.map(({ id, firstName, lastName, deletedAt }) => [id, deletedAt ? null : { firstName, lastName }]),
  );
}

/** A subquery for lists; null for nobody and for a deleted account. */
export function firstNameOf(userId: SQL<UserId | null>): SQL<string | null> {
  return sql`(select person.first_name from ${users} person
    where person.id = ${userId} and person.deleted_at is null)`;
}

/** A subquery for lists: names and country as JSON; null for nobody and for a deleted account. */
export function personOf(userId: SQL): SQL<(NamedPerson & { country: string }) | null> {
  return sql`(select jsonb_build_object('firstName', person.first_name, 'lastName', person.last_name,
      'country', person.country) from ${users} person
    where person.id = ${userId} and person.deleted_at is null)`;
}
