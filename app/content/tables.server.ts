import { sql } from "drizzle-orm";
import { boolean, date, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { adviceCountries } from "#app/content/advisers.ts";
import { siteSettingKeys } from "#app/content/site-settings.ts";

/** Who is licensed to give immigration advice for us. Who leaves is ended, not deleted. */
export const advisers = pgTable(
  "advisers",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    country: text({ enum: adviceCountries }).notNull(),
    body: text().notNull(),
    licenceNumber: text().notNull(),
    /** The licence's last day. */
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

/** What the owner has said about a claim of `claims.ts`. One without a row is shown, and its proof is not known. */
export const claimSettings = pgTable("claim_settings", {
  claim: text().primaryKey(),
  isHidden: boolean().notNull(),
  /** Where the evidence is kept; never on a public page. */
  proof: text().notNull(),
  /** The last day the evidence is good for. */
  provedUntil: date(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What the owner has switched on or off. Without a row the server's own setting holds. */
export const siteSettings = pgTable("site_settings", {
  key: text({ enum: siteSettingKeys }).primaryKey(),
  isOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
