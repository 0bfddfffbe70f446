import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { readOnce } from "#app/cases/read-once.ts";
import type { ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { listItemChanges } from "#app/orders/items/list-item-changes.server.ts";
import { db } from "#app/platform/db.server.ts";

/** For pages: what an action asks, it asks in its own transaction. */
export const filesOfCase = readOnce(({ id }: ItemInOrder) => listCaseFiles(db, id));

export const intakeOfCase = readOnce(({ id }: ItemInOrder) => findIntake(db, id));

export const changesOfCase = readOnce(
  async ({ id }: ItemInOrder) => (await listItemChanges(db, [id])).get(id) ?? [],
);
