import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { firstAgreedColumns, hundredths } from "#app/cases/cancelling/money-columns.server.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { files } from "#app/files/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** A case is an order item and the work on it. Whose it is stands with its order. */
const itemId = () => ofItem().notNull();
const userId = () =>
  text()
    .$type<UserId>()
    .notNull()
    .references(() => users.id);
const time = () => timestamp({ withTimezone: true });
const counted = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** What the customer and the desk write to each other about a service, in the order it was written. */
export const caseMessages = pgTable(
  "case_messages",
  {
    id: counted(),
    itemId: itemId(),
    authorId: userId(),
    fromDesk: boolean().notNull(),
    /** Empty where only files were sent. */
    text: text().notNull(),
    /** Made with the form, so that a message sent twice is one. */
    sendKey: uuid().notNull().unique(),
    sentAt: time().notNull(),
  },
  (table) => [index().on(table.itemId, table.id), index().on(table.authorId, table.sentAt)],
);

/** How far each side has read. The desk reads as one: whoever of it looks has looked for all. */
export const caseReads = pgTable(
  "case_reads",
  {
    itemId: itemId(),
    byDesk: boolean().notNull(),
    /** 0 until something was read. */
    lastMessageId: bigint({ mode: "number" }).notNull(),
    readAt: time(),
    /** How many messages of the other side came since: kept with each message, so that no list has to count them. */
    unread: integer().notNull(),
    /** When this side was last told of one by mail. */
    mailedAt: time(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.byDesk] }),
    index("case_reads_unread_by_desk")
      .on(table.itemId, table.unread)
      .where(sql`${table.byDesk} and ${table.unread} > 0`),
  ],
);

/** What the desk writes about a service for itself alone. */
export const caseNotes = pgTable(
  "case_notes",
  {
    id: counted(),
    itemId: itemId(),
    authorId: userId(),
    text: text().notNull(),
    sendKey: uuid().notNull().unique(),
    writtenAt: time().notNull(),
  },
  (table) => [index().on(table.itemId, table.id)],
);

/** What the customer has sent of the service's intake form, or only kept for later. */
export const caseIntakes = pgTable("case_intakes", {
  itemId: ofItem().primaryKey(),
  answers: jsonb().$type<IntakeAnswers>().notNull(),
  savedAt: time().notNull(),
  /** Null while it is only kept: the service's clock has not started. */
  sentAt: time(),
  /** Whether the desk filled it in, with what the customer said another way. */
  fromDesk: boolean().notNull().default(false),
});

/** The steps of a service's plan that are done. The plan itself is the catalogue's. */
export const caseSteps = pgTable(
  "case_steps",
  {
    itemId: itemId(),
    step: text().notNull(),
    doneBy: userId(),
    doneAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.step] })],
);

/** What was handed over, one version after the other, and what the customer answered to each. */
export const caseVersions = pgTable(
  "case_versions",
  {
    id: uuid().primaryKey(),
    itemId: itemId(),
    version: integer().notNull(),
    text: text().notNull(),
    handedBy: userId(),
    handedAt: time().notNull(),
    answer: text({ enum: ["accepted", "changes_asked"] }),
    answerText: text(),
    answeredAt: time(),
  },
  (table) => [unique().on(table.itemId, table.version)],
);

export const caseComments = pgTable(
  "case_comments",
  {
    id: counted(),
    versionId: uuid()
      .notNull()
      .references(() => caseVersions.id),
    authorId: userId(),
    fromDesk: boolean().notNull(),
    text: text().notNull(),
    sendKey: uuid().notNull().unique(),
    writtenAt: time().notNull(),
  },
  (table) => [index().on(table.versionId, table.id), index().on(table.authorId, table.writtenAt)],
);

/** A file of a case: sent with a message, handed over as part of a version, or given as an answer of the intake form. */
export const caseFiles = pgTable(
  "case_files",
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    itemId: itemId(),
    messageId: bigint({ mode: "number" }).references(() => caseMessages.id),
    versionId: uuid().references(() => caseVersions.id),
    intakeField: text(),
    /** As it was called by whoever sent it, made safe. */
    name: text().notNull(),
    sentBy: userId(),
  },
  (table) => [
    check(
      "case_file_has_one_place",
      sql`num_nonnulls(${table.messageId}, ${table.versionId}, ${table.intakeField}) = 1`,
    ),
    index().on(table.itemId),
    index().on(table.messageId),
    index().on(table.versionId),
  ],
);

const waitsForAnswer = sql`state = 'booked' and other_time_asked_at is not null and other_time_answered_at is null`;

/**
 * A session of a service that is held in sessions. Nobody, customer or counsellor, is booked twice at a time: two
 * exclusion constraints see to it, which are written in the migration.
 */
export const appointments = pgTable(
  "appointments",
  {
    id: uuid().primaryKey(),
    itemId: itemId(),
    /** What is held, such as `counselling` or `visa_mock`: an item can have sessions of two kinds. */
    kind: text().notNull(),
    /** Which of the bought sessions of its kind it is: 1, 2, 3 and so on. */
    position: integer().notNull(),
    customerId: userId(),
    counsellorId: userId(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    state: text({ enum: ["booked", "held", "no_show", "cancelled"] }).notNull(),
    /** Where it is held, an https address. */
    meetingLink: text().notNull(),
    /** Grows with every change of time, so that calendars take the newer file. */
    sequence: integer().notNull().default(0),
    /** When the customer asked for another time, which they may once, and what they wrote. */
    otherTimeAskedAt: time(),
    otherTimeReason: text(),
    /** When the desk gave another time, or kept this one and said why. */
    otherTimeAnsweredAt: time(),
    /** What the desk wrote to the customer when it kept the time or cancelled. */
    deskReason: text(),
    remindedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("appointments_one_per_session")
      .on(table.itemId, table.kind, table.position)
      .where(sql`${table.state} <> 'cancelled'`),
    check("appointment_takes_time", sql`${table.endsAt} > ${table.startsAt}`),
    index().on(table.startsAt, table.id),
    index().on(table.counsellorId, table.startsAt),
    index().on(table.customerId, table.startsAt),
    index("appointments_to_remind")
      .on(table.startsAt)
      .where(sql`${table.state} = 'booked' and ${table.remindedAt} is null`),
    index("appointments_other_time").on(table.startsAt).where(waitsForAnswer),
  ],
);

/** A customer's wish to give a service back, with the refund they were shown. One at a time is open. */
export const cancellations = pgTable(
  "cancellations",
  {
    id: uuid().primaryKey(),
    itemId: itemId(),
    askedBy: userId(),
    askedAt: time().notNull(),
    text: text().notNull(),
    /** What was shown as due, in hundredths of the order's currency. */
    shownToWallet: hundredths(),
    shownToGateway: hundredths(),
    shownPremium: hundredths(),
    state: text({ enum: ["asked", "agreed", "declined", "withdrawn"] }).notNull(),
    /** Who of the desk answered, null where the customer took it back. */
    answeredBy: text(),
    ...firstAgreedColumns(),
    answerText: text(),
    answeredAt: time(),
  },
  (table) => [
    index().on(table.itemId),
    uniqueIndex("cancellations_one_open").on(table.itemId).where(isAsked(table)),
    index("cancellations_to_answer").on(table.askedAt, table.id).where(isAsked(table)),
  ],
);

const isAsked = ({ state }: { state: PgColumn }) => sql`${state} = 'asked'`;
