import { Form, href } from "react-router";

import { loadNewService } from "#app/catalog/desk/load-new-service.server.ts";
import { makeService } from "#app/catalog/desk/make-service.server.ts";
import { newServiceFields } from "#app/catalog/desk/new-service-fields.ts";
import { NewServiceForm } from "#app/catalog/desk/new-service-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { SelectField, type SelectOption } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/new-service.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "make_service");
  return loadNewService(url.searchParams.get("template") ?? "", new Date());
}

export const action = formAction(asStaff("make_service"), (on) => ({
  make: on({
    schema: newServiceFields,
    run: async ({ fields, who: { member }, now }) =>
      leadTo(
        await makeService({ member, typed: fields, now }),
        (slug) => `${href("/staff/catalogue/services/:slug", { slug })}?done=make`,
      ),
  }),
}));

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("New service");

export default function NewService({ loaderData: { templates, form } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="New service"
        intro={
          form
            ? `Made after ${form.heading}, whose choices, form, plan, delivery days and refunds it has.`
            : "It is made after one you sell already, and takes over its choices, form, plan, delivery days and refunds."
        }
        back={
          form
            ? { to: href("/staff/catalogue/services/new"), label: "Another template" }
            : { to: href("/staff/catalogue/services"), label: "Services" }
        }
      />
      <AnswerSummary />
      {form ? <NewServiceForm key={form.template} form={form} /> : <TemplateForm templates={templates} />}
    </div>
  );
}

function TemplateForm({ templates }: { templates: SelectOption[] }) {
  return (
    <Form method="get" className={`stack-4 ${styles.form}`}>
      <SelectField label="Made after" name="template" options={templates} placeholder="Choose" required />
      <SubmitButton variant="action">Continue</SubmitButton>
    </Form>
  );
}
