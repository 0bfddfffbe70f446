import { randomUUID } from "node:crypto";

import { href } from "react-router";
import { z } from "zod";

import { TemplateForm } from "#app/cases/desk/template-form.tsx";
import { createTemplate } from "#app/cases/templates/edit-templates.server.ts";
import { listTemplates } from "#app/cases/templates/list-templates.server.ts";
import { templateFields } from "#app/cases/templates/template-fields.ts";
import { headingsOfAll, listServices } from "#app/catalog/find-service.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { hidden } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/templates.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "use_templates");
  const templates = valueOrStatus(await listTemplates(member));
  const mayEdit = mayEver(member.role, "edit_templates");
  const [headings, services] = await Promise.all([headingsOfAll(), mayEdit ? listServices() : []]);
  return {
    rows: templates.map(({ id, name, service, state, changedAt }) => ({
      id,
      name: { text: name, href: href("/staff/templates/:templateId", { templateId: id }) },
      service: service === null ? "Every service" : (headings[service] ?? service),
      state: state === null ? "Every state" : itemStateLabels[state],
      changed: shortTime(changedAt, member.timeZone),
    })),
    mayEdit,
    newId: randomUUID() as string,
    services: services.map(({ slug, heading }) => ({ value: slug as string, label: heading })),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(asStaff("edit_templates"), (on) => ({
  create: on({
    schema: z.object({ id: hidden, ...templateFields.shape }),
    run: async ({ fields: { id, ...fields }, who: { member }, now }) =>
      leadTo(
        await createTemplate({ member, id, fields, now }),
        () => `${href("/staff/templates")}?done=create`,
      ),
  }),
}));

const doneMessages: Record<string, string> = {
  create: "The template is created. It stands beside every message that it fits.",
  change: "The template is saved.",
  delete: "The template is deleted. What was sent with it stays as it is.",
};

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Templates");

export default function Templates({ loaderData }: Route.ComponentProps) {
  const { rows, mayEdit, newId, services, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Templates"
        intro="Messages that the desk writes again and again. They stand beside the box of each case."
      />
      <AnswerSummary success={success} />
      <DataTable
        label="Templates"
        columns={{ name: "Name", service: "Service", state: "State", changed: "Changed" }}
        rows={rows}
        empty="There are no templates."
      />
      {mayEdit && (
        <section aria-labelledby="new-template">
          <h2 id="new-template">New template</h2>
          <TemplateForm key={newId} intent="create" id={newId} services={services} />
        </section>
      )}
    </div>
  );
}
