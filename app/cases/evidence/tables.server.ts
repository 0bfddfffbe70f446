import { sql } from "drizzle-orm";
import { date, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { evidenceStates } from "#app/cases/evidence/evidence-list.ts";
import { caseFiles } from "#app/cases/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** What happened to an entry of the evidence list; the list itself comes from the service. */
export const caseEvidence = pgTable(
  "case_evidence",
  {
    itemId: ofItem().notNull(),
    key: text().notNull(),
    /** Null unless the counsellor added the entry. */
    title: text(),
    help: text(),
    state: text({ enum: evidenceStates }).notNull(),
    /** The customer's words. */
    text: text().notNull().default(""),
    expiresOn: date({ mode: "string" }),
    /** The counsellor's words. */
    note: text(),
    decidedBy: text()
      .$type<UserId>()
      .references(() => users.id),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.key] }),
    index("case_evidence_sent")
      .on(table.itemId)
      .where(sql`${table.state} = 'sent'`),
  ],
);

/** A file is stored once, and may stand with several entries. */
export const caseEvidenceFiles = pgTable(
  "case_evidence_files",
  {
    itemId: ofItem().notNull(),
    key: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => caseFiles.fileId, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.key, table.fileId] }),
    foreignKey({
      columns: [table.itemId, table.key],
      foreignColumns: [caseEvidence.itemId, caseEvidence.key],
    }).onDelete("cascade"),
    index().on(table.fileId),
  ],
);
