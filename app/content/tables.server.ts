import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { adviceCountries } from "#app/content/advisers.ts";
import { siteSettingKeys } from "#app/content/site-settings.ts";

/** Leaving ends a row and never deletes it. */
export const advisers = pgTable(
  "advisers",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    country: text({ enum: adviceCountries }).notNull(),
    body: text().notNull(),
    licenceNumber: text().notNull(),
    expiresOn: date().notNull(),
    endedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("advisers_licence")
      .on(table.country, table.licenceNumber)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Without a row, a claim is shown and its proof unknown. */
export const claimSettings = pgTable("claim_settings", {
  claim: text().primaryKey(),
  isHidden: boolean().notNull(),
  proof: text().notNull(),
  provedUntil: date(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Append-only, so it is the history as well: the newest of each holds. Null values are as shipped. */
export const factVersions = pgTable(
  "fact_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    fact: text().notNull(),
    value: text(),
    sentence: text(),
    sourceName: text(),
    sourceUrl: text(),
    asOf: date(),
    reviewBy: date(),
    isHidden: boolean().notNull(),
    reason: text().notNull(),
    approvedBy: text().notNull(),
    approvedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.fact, table.id),
    check(
      "fact_sourced",
      sql`${table.value} is null or (${table.sourceName} is not null and ${table.asOf} is not null)`,
    ),
  ],
);

/** Without a row, the server's own setting applies. */
export const siteSettings = pgTable("site_settings", {
  key: text({ enum: siteSettingKeys }).primaryKey(),
  isOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
