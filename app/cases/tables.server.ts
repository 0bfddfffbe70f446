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
import { messageIndexes } from "#app/cases/conversation/message-indexes.server.ts";
import { missedColumns } from "#app/cases/sessions/missed-columns.server.ts";
import { firstAgreedColumns, hundredths } from "#app/cases/cancelling/money-columns.server.ts";
import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { claimColumns, claimIndexes } from "#app/cases/guarantee/claim-columns.server.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { files } from "#app/files/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId, SessionId } from "#app/platform/ids.ts";

const itemId = () => ofItem().notNull();
const userId = () =>
  text()
    .$type<UserId>()
    .notNull()
    .references(() => users.id);
const time = () => timestamp({ withTimezone: true });
const counted = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const caseMessages = pgTable(
  "case_messages",
  {
    id: counted(),
    itemId: itemId(),
    authorId: userId(),
    fromDesk: boolean().notNull(),
    /** Empty when only files were sent. */
    text: text().notNull(),
    /** Created with the form, so a message sent twice is one. */
    sendKey: uuid().notNull().unique(),
    sentAt: time().notNull(),
  },
  messageIndexes,
);

/** The customer's alone (`byDesk` is false): at the desk each has rows of their own. */
export const caseReads = pgTable(
  "case_reads",
  {
    itemId: itemId(),
    byDesk: boolean().notNull(),
    /** 0 before the first. */
    lastMessageId: bigint({ mode: "number" }).notNull(),
    readAt: time(),
    /** Stored, so lists need not count. */
    unread: integer().notNull(),
    mailedAt: time(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.byDesk] })],
);

export const caseIntakes = pgTable("case_intakes", {
  itemId: ofItem().primaryKey(),
  answers: jsonb().$type<IntakeAnswers>().notNull(),
  savedAt: time().notNull(),
  /** Null while only saved: the service's clock has not started. */
  sentAt: time(),
  fromDesk: boolean().notNull().default(false),
});

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

export const caseFiles = pgTable(
  "case_files",
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    itemId: itemId(),
    messageId: bigint({ mode: "number" }).references(() => caseMessages.id),
    /** Only the desk's. */
    noteId: bigint({ mode: "number" }).references(() => caseNotes.id),
    versionId: uuid().references(() => caseVersions.id),
    draftId: uuid().references(() => caseDrafts.id),
    intakeField: text(),
    claimId: uuid().references(() => guaranteeClaims.id),
    onEvidenceList: boolean().notNull().default(false),
    /** The sender's file name, made safe. */
    name: text().notNull(),
    sentBy: userId(),
  },
  (table) => [
    check(
      "case_file_has_one_place",
      sql`num_nonnulls(${table.messageId}, ${table.noteId}, ${table.versionId}, ${table.draftId}, ${table.intakeField}, ${table.claimId}) + ${table.onEvidenceList}::int = 1`,
    ),
    index().on(table.itemId),
    index().on(table.messageId),
    index().on(table.noteId),
    index().on(table.versionId),
    index().on(table.draftId),
    index().on(table.claimId),
  ],
);

export const isProposedMissed = ({
  state,
  missedProposedBy,
}: Record<"state" | "missedProposedBy", PgColumn>) =>
  sql`${state} = 'booked' and ${missedProposedBy} is not null`;

const waitsForAnswer = sql`state = 'booked' and other_time_asked_at is not null and other_time_answered_at is null`;

/** `busyTimes` of the bookings prevent double booking. */
export const caseSessions = pgTable(
  "appointments",
  {
    id: uuid().$type<SessionId>().primaryKey(),
    itemId: itemId(),
    /** Such as `counselling` or `visa_mock`; an item can have two kinds. */
    kind: text().notNull(),
    /** Number among the bought sessions of its kind, from 1. */
    position: integer().notNull(),
    customerId: userId(),
    counsellorId: userId(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    state: text({ enum: ["booked", "held", "no_show", "cancelled"] }).notNull(),
    meetingLink: text().notNull(),
    /** Grows with each change of time, so calendars accept the newer file. */
    sequence: integer().notNull().default(0),
    /** Allowed once. */
    otherTimeAskedAt: time(),
    otherTimeReason: text(),
    otherTimeAnsweredAt: time(),
    deskReason: text(),
    ...missedColumns(),
    remindedAt: time(),
    createdAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("appointments_one_per_session")
      .on(table.itemId, table.kind, table.position)
      .where(sql`${table.state} <> 'cancelled'`),
    check("appointment_takes_time", sql`${table.endsAt} > ${table.startsAt}`),
    index().on(table.itemId),
    index().on(table.startsAt, table.id),
    index().on(table.counsellorId, table.startsAt),
    index().on(table.customerId, table.startsAt),
    index("appointments_to_remind")
      .on(table.startsAt)
      .where(sql`${table.state} = 'booked' and ${table.remindedAt} is null`),
    index("appointments_other_time").on(table.startsAt).where(waitsForAnswer),
    index("appointments_missed").on(table.missedProposedAt).where(isProposedMissed(table)),
  ],
);

/** One open request per item. */
export const cancellations = pgTable(
  "cancellations",
  {
    id: uuid().primaryKey(),
    itemId: itemId(),
    askedBy: userId(),
    /** Proposed by the desk: the customer reads it once it is agreed. */
    fromDesk: boolean().notNull().default(false),
    askedAt: time().notNull(),
    text: text().notNull(),
    /** As shown, in hundredths of the order's currency. */
    shownToWallet: hundredths(),
    shownToGateway: hundredths(),
    shownPremium: hundredths(),
    state: text({ enum: ["asked", "agreed", "declined", "withdrawn", "undone"] }).notNull(),
    /** Null when the customer withdrew it. */
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

export const guaranteeClaims = pgTable(
  "guarantee_claims",
  { itemId: itemId(), claimedBy: userId(), ...claimColumns() },
  claimIndexes,
);

const isAsked = ({ state }: { state: PgColumn }) => sql`${state} = 'asked'`;
