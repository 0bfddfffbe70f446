import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { loadDeskComposer } from "#app/cases/conversation/load-desk-composer.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
} from "#app/cases/templates/edit-templates.server.ts";
import { findTemplate, listTemplates } from "#app/cases/templates/list-templates.server.ts";
import { seedTemplates } from "#app/cases/templates/seed.server.ts";
import { shippedTemplates } from "#app/cases/templates/shipped-templates.ts";
import { messageTemplates } from "#app/cases/templates/tables.server.ts";
import { checkVariables } from "#app/cases/templates/template-variables.ts";
import { templateFields, type TemplateFields } from "#app/cases/templates/template-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { db } from "#app/platform/db.server.ts";
import { counsellor, manager, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";

withCaseStaff();
beforeAll(async () => {
  await db.delete(messageTemplates);
});

const fields = (some: Partial<TemplateFields> = {}): TemplateFields => ({
  name: `Reminder ${randomUUID()}`,
  service: null,
  state: null,
  body: "Hello {{customer_first_name}}, {{service}} of {{order_number}} is due on {{due_date}}.",
  ...some,
});

async function create(some: Partial<TemplateFields> = {}, member: Member = manager): Promise<string> {
  return valueOf(await createTemplate({ member, id: randomUUID(), fields: fields(some), now: noon }));
}

test("it is created once, changed, deleted, and each is in the log without its text", async () => {
  const id = randomUUID();
  const asked = { member: manager, id, fields: fields(), now: noon };
  const pressed = await Promise.all([createTemplate(asked), createTemplate(asked)]);
  expect(pressed).toMatchObject([{ ok: true }, { ok: true }]);
  const changed = { ...asked, fields: { ...asked.fields, body: "Short." }, version: "1" };
  valueOf(await changeTemplate(changed));
  valueOf(await changeTemplate(changed));
  expect(valueOf(await findTemplate(counsellor, id))).toMatchObject({ body: "Short.", version: 2 });
  const late = { ...changed, fields: { ...asked.fields, body: "Too late." } };
  expect(await changeTemplate(late)).toMatchObject({ refusal: { code: "changed_meanwhile" } });
  valueOf(await deleteTemplate({ member: manager, id, now: noon }));
  valueOf(await deleteTemplate({ member: manager, id, now: noon }));
  expect(await findTemplate(counsellor, id)).toMatchObject({ refusal: { status: 404 } });
  const events = await auditEventsOn(id);
  expect(events.map(({ event }) => event)).toEqual([
    "template_created",
    "template_changed",
    "template_deleted",
  ]);
  expect(JSON.stringify(events)).not.toContain("Short.");
});

test("two of one name are refused, however it is written, also at the same moment", async () => {
  const name = `Twice ${randomUUID()}`;
  const made = await Promise.all(
    [name, name.toUpperCase(), name].map((one) =>
      createTemplate({ member: manager, id: randomUUID(), fields: fields({ name: one }), now: noon }),
    ),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(made.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "name_taken", field: "name" } });
});

test("counsellors use them and change none", async () => {
  const id = await create();
  expect((await listTemplates(counsellor)).ok).toBe(true);
  const asked = { member: counsellor, id, fields: fields(), now: noon };
  for (const refused of [
    await createTemplate({ ...asked, id: randomUUID() }),
    await changeTemplate({ ...asked, version: "1" }),
    await deleteTemplate(asked),
  ]) {
    expect(refused).toMatchObject({ refusal: { code: "not_allowed" } });
  }
});

test("a case shows those of its service and its state, filled in, and names what it does not know", async () => {
  const one = await openCase();
  const [fits, other, later] = [
    await create({ service: "cover-letter", state: "received" }),
    await create({ service: "resume-help" }),
    await create({ state: "delivered" }),
  ];
  const { item, at, customer } = await loadItem(counsellor, one.itemId, {
    now: noon,
    query: new URLSearchParams({ template: fits }),
  });
  const composer = await loadDeskComposer(
    { ...at, member: counsellor },
    { heading: item.heading, customer: customer.firstName },
  );
  const ids = composer.templates.map(({ id }) => id);
  expect(ids).toContain(fits);
  expect(ids).not.toContain(other);
  expect(ids).not.toContain(later);
  expect(composer.chosen?.text).toMatch(
    /^Hello Asha, Cover letter.* of LF-\d+ is due on \[the due date: not known yet\]\.$/,
  );
  expect(composer.chosen?.missing).toEqual(["the due date"]);
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ body: "" }, "body"],
  [{ body: "Hello {{nobody}}" }, "body"],
  [{ service: "no-such-service" }, "service"],
  [{ state: "lost" }, "state"],
])("%j is refused at its field", (some, field) => {
  const typed = { name: "Reminder", service: "", state: "", body: "Hello.", ...some };
  const read = templateFields.safeParse(typed);
  expect(read.success).toBe(false);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("what is shipped is good, and comes once", async () => {
  expect(shippedTemplates.map(({ body }) => checkVariables(body)).every(({ ok }) => ok)).toBe(true);
  await db.delete(messageTemplates);
  await seedTemplates(noon);
  const [first] = valueOf(await listTemplates(manager));
  valueOf(await deleteTemplate({ member: manager, id: first!.id, now: noon }));
  await seedTemplates(noon);
  expect(valueOf(await listTemplates(manager))).toHaveLength(shippedTemplates.length - 1);
});
