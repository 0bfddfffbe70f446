import { href } from "react-router";
import { z } from "zod";

import { TemplateForm } from "#app/cases/desk/template-form.tsx";
import { changeTemplate, deleteTemplate } from "#app/cases/templates/edit-templates.server.ts";
import { findTemplate } from "#app/cases/templates/list-templates.server.ts";
import { templateFields } from "#app/cases/templates/template-fields.ts";
import { headingsOfAll, listServices } from "#app/catalog/find-service.server.ts";
import { FactList } from "#app/desk/fact-list.tsx";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { hidden, noFields } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/template.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "use_templates");
  const { name, service, state, body, version } = valueOrStatus(
    await findTemplate(member, params.templateId),
  );
  const mayEdit = mayEver(member.role, "edit_templates");
  const [headings, services] = await Promise.all([headingsOfAll(), mayEdit ? listServices() : []]);
  return {
    kept: { name, service, state, body, version },
    serviceText: service === null ? "Every service" : (headings[service] ?? service),
    stateText: state === null ? "Every state" : itemStateLabels[state],
    mayEdit,
    services: services.map(({ slug, heading }) => ({ value: slug as string, label: heading })),
  };
}

const backWith = (word: string) => () => `${href("/staff/templates")}?done=${word}`;

export const action = formAction(asStaff("edit_templates"), (on) => ({
  change: on({
    schema: z.object({ version: hidden, ...templateFields.shape }),
    run: async ({ fields: { version, ...fields }, who: { member }, params: { templateId: id = "" }, now }) =>
      leadTo(await changeTemplate({ member, id, version, fields, now }), backWith("change")),
  }),
  delete: on({
    schema: noFields,
    run: async ({ who: { member }, params: { templateId: id = "" }, now }) =>
      leadTo(await deleteTemplate({ member, id, now }), backWith("delete")),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData?.kept.name ?? "Template", matches);
}

export default function Template({ loaderData }: Route.ComponentProps) {
  const { kept, serviceText, stateText, mayEdit, services } = loaderData;
  const isOlder = useRefusedForm()?.message != null;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title={kept.name} back={{ to: "/staff/templates", label: "Templates" }} />
      <AnswerSummary />
      {(isOlder || !mayEdit) && (
        <>
          <FactList
            label="The template now"
            facts={[
              { label: "Service", text: serviceText },
              { label: "State", text: stateText },
            ]}
          />
          <p className="keep-lines measure">{kept.body}</p>
        </>
      )}
      {mayEdit && (
        <>
          <TemplateForm intent="change" kept={kept} services={services} />
          <Disclosure summary="Delete the template">
            <PostForm intent="delete" reloadDocument className={`stack-4 ${styles.form}`}>
              <p>It goes from the list at once. What was sent with it stays as it is.</p>
              <SubmitButton variant="danger">Delete Template</SubmitButton>
            </PostForm>
          </Disclosure>
        </>
      )}
    </div>
  );
}
