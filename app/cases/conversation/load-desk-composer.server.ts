import { randomUUID } from "node:crypto";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import type { DeskComposerView, FilledTemplate } from "#app/cases/conversation/desk-composer-view.ts";
import { whyItemClosed } from "#app/cases/conversation/why-item-closed.server.ts";
import { listCaseReaders } from "#app/cases/notes/list-case-readers.server.ts";
import { templatesFor } from "#app/cases/templates/list-templates.server.ts";
import { templateValues } from "#app/cases/templates/template-values.ts";
import { fillTemplate } from "#app/cases/templates/template-variables.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";

type DeskAt = Pick<CaseAt, "item" | "now" | "query"> & { member: Member };
type Named = { heading: string; customer: string | null };

export async function loadDeskComposer(at: DeskAt, named: Named): Promise<DeskComposerView> {
  const { item, now, query, member } = at;
  const mayWrite = may(member.role, "write_note", { own: item.assignedTo === member.id });
  if (!mayWrite || named.customer === null) return { ...nothing, firstName: named.customer };
  const [closed, templates, readers] = await Promise.all([
    whyItemClosed(db, item, now),
    filledTemplates(at, named),
    listCaseReaders(item),
  ]);
  return {
    firstName: named.customer,
    closed,
    sendKey: randomUUID(),
    templates,
    chosen: templates.find(({ id }) => id === query.get("template")) ?? null,
    colleagues: readers.filter(({ id }) => id !== member.id).map(({ name }) => name),
  };
}

const nothing = { closed: null, sendKey: null, templates: [], chosen: null, colleagues: [] };

/** Signed by whoever writes. */
async function filledTemplates({ item, member }: DeskAt, named: Named): Promise<FilledTemplate[]> {
  const [templates, names] = await Promise.all([templatesFor(item), namePeople(db, [member.id])]);
  const values = templateValues(item, { ...named, counsellor: names.get(member.id)?.firstName ?? null });
  return templates.map(({ id, name, body }) => ({ id, name, ...fillTemplate(body, values) }));
}
