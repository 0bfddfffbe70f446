import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { adviceCountries } from "#app/content/advisers.ts";
import { type ShowcaseData, type ShowcaseKind, showcaseKinds } from "#app/content/showcase/showcase.ts";
import type { PageText } from "#app/content/page-texts/page-text.ts";
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

/** What the owner shows of the firm; while a kind has no rows, pages show what is illustrative. */
export const showcaseRows = pgTable(
  "showcase_rows",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: showcaseKinds }).notNull(),
    position: integer().notNull(),
    data: jsonb().$type<ShowcaseData[ShowcaseKind]>().notNull(),
    photoFileId: uuid(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.kind, table.position, table.id)],
);

/** Append-only, but for withdrawing what has not begun: of each section, the one that began last holds. */
export const pageTextVersions = pgTable(
  "page_text_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    section: text().notNull(),
    /** Null: as shipped. */
    text: jsonb().$type<PageText>(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    publishedBy: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.section, table.startsAt, table.id)],
);

/** One of each section. Pages show it to nobody but staff who ask for it. */
export const pageTextDrafts = pgTable("page_text_drafts", {
  section: text().primaryKey(),
  text: jsonb().$type<PageText>().notNull(),
  savedBy: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Without a row, the server's own setting applies. */
export const siteSettings = pgTable("site_settings", {
  key: text({ enum: siteSettingKeys }).primaryKey(),
  isOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
