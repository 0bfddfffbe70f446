import { randomUUID } from "node:crypto";

import type { CaseAt } from "#app/cases/case-part.ts";
import type { DeskComposerView } from "#app/cases/conversation/desk-composer-view.ts";
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
    templatesFor(item),
    listCaseReaders(item),
  ]);
  // Signed by whoever writes, who is one of the readers.
  const counsellor = readers.find(({ id }) => id === member.id)?.firstName ?? null;
  const values = templateValues(item, { ...named, counsellor });
  const filled = templates.map(({ id, name, body }) => ({ id, name, ...fillTemplate(body, values) }));
  return {
    firstName: named.customer,
    closed,
    sendKey: randomUUID(),
    templates: filled,
    chosen: filled.find(({ id }) => id === query.get("template")) ?? null,
    colleagues: readers.filter(({ id }) => id !== member.id).map(({ name }) => name),
  };
}

const nothing = { closed: null, sendKey: null, templates: [], chosen: null, colleagues: [] };
