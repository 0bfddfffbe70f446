import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  type MessageTemplate,
  templatesMax,
  unknownTemplate,
} from "#app/cases/templates/list-templates.server.ts";
import { messageTemplates } from "#app/cases/templates/tables.server.ts";
import type { TemplateFields } from "#app/cases/templates/template-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { changedMeanwhile, done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Editing = { member: Member; id: string; now: Date };

/** `id` is made with the form: pressed twice, it is one template. */
export function createTemplate({
  fields,
  ...editing
}: Editing & { fields: TemplateFields }): Promise<Outcome<string>> {
  const { member, id, now } = editing;
  return edit(editing, async (tx) => {
    const there = await lockTemplate(tx, id);
    if (there) return isSame(there, fields) ? done(id) : notUnderstood;
    if ((await tx.$count(messageTemplates)) >= templatesMax) return tooManyTemplates;
    if (await isNameTaken(tx, fields.name, id)) return nameTaken;
    await tx.insert(messageTemplates).values({ id, ...fields, changedBy: member.id, changedAt: now });
    await record(tx, editing, { event: "template_created", before: null, after: fields });
    return done(id);
  });
}

export function changeTemplate({
  fields,
  version,
  ...editing
}: Editing & { fields: TemplateFields; version: string }): Promise<Outcome<string>> {
  const { member, id, now } = editing;
  return edit(editing, async (tx) => {
    const there = await lockTemplate(tx, id);
    if (!there) return unknownTemplate;
    if (isSame(there, fields)) return done(id);
    if (String(there.version) !== version) return templateChanged;
    if (await isNameTaken(tx, fields.name, id)) return nameTaken;
    await tx
      .update(messageTemplates)
      .set({ ...fields, version: there.version + 1, changedBy: member.id, changedAt: now })
      .where(eq(messageTemplates.id, id));
    await record(tx, editing, { event: "template_changed", before: there, after: fields });
    return done(id);
  });
}

/** Deleting one that is gone is no fault. */
export function deleteTemplate(editing: Editing): Promise<Outcome<string>> {
  return edit(editing, async (tx) => {
    const there = await lockTemplate(tx, editing.id);
    if (!there) return done(editing.id);
    await tx.delete(messageTemplates).where(eq(messageTemplates.id, editing.id));
    await record(tx, editing, { event: "template_deleted", before: there, after: null });
    return done(editing.id);
  });
}

/** One at a time, so that two of one name do not meet. */
async function edit(
  { member, id }: Editing,
  work: (tx: Transaction) => Promise<Outcome<string>>,
): Promise<Outcome<string>> {
  if (!may(member.role, "edit_templates", { own: false })) return notAllowed;
  if (!z.uuid().safeParse(id).success) return unknownTemplate;
  return allOrNothing(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('message templates', 0))`);
    return work(tx);
  });
}

async function lockTemplate(tx: Transaction, id: string): Promise<MessageTemplate | null> {
  const [found] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for("update");
  return found ?? null;
}

async function isNameTaken(tx: Transaction, name: string, besides: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(sql`lower(${messageTemplates.name}) = lower(${name}) and ${messageTemplates.id} <> ${besides}`);
  return found !== undefined;
}

type Kept = Pick<MessageTemplate, "name" | "service" | "state" | "body">;

function isSame(one: Kept, other: Kept): boolean {
  return (["name", "service", "state", "body"] as const).every((part) => one[part] === other[part]);
}

/** Not the text: that it was written again is enough. */
async function record(
  tx: Transaction,
  { member, id, now }: Editing,
  { event, before, after }: { event: string; before: Kept | null; after: Kept | null },
): Promise<void> {
  const told = (kept: Kept | null) => kept && { name: kept.name, service: kept.service, state: kept.state };
  const isRewritten = before !== null && after !== null && before.body !== after.body;
  await recordAuditEvent(tx, {
    actor: member,
    event,
    subject: { kind: "template", id },
    before: told(before),
    after: after && { ...told(after), ...(isRewritten && { text: "Written anew" }) },
    now,
  });
}

const nameTaken = refuse({
  code: "name_taken",
  message: "Another template has this name.",
  status: 409,
  field: "name",
});

const tooManyTemplates = refuse({
  code: "too_many",
  message: `There are ${templatesMax} templates already. Delete one that nobody uses.`,
  status: 409,
});

const templateChanged = changedMeanwhile("this template");
