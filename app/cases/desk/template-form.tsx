import { messageLengthMax } from "#app/cases/conversation/message-text.ts";
import type { MessageTemplate } from "#app/cases/templates/list-templates.server.ts";
import { templateNameMax, variableList } from "#app/cases/templates/template-variables.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField, type SelectOption } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type TemplateFormProps = {
  intent: "create" | "change";
  /** Of a new one, made with the form. */
  id?: string;
  kept?: Pick<MessageTemplate, "name" | "service" | "state" | "body" | "version">;
  services: SelectOption[];
};

export function TemplateForm({ intent, id, kept, services }: TemplateFormProps) {
  return (
    <PostForm intent={intent} reloadDocument className={`stack-4 ${styles.form}`}>
      {id && <input type="hidden" name="id" value={id} />}
      {kept && <SeenVersion version={kept.version} />}
      <Field
        label="Name"
        name="name"
        hint="By it colleagues find the template."
        defaultValue={kept?.name}
        maxLength={templateNameMax}
        autoComplete="off"
        required
      />
      <SelectField
        label="Service"
        name="service"
        options={services}
        placeholder="Every service"
        defaultValue={kept?.service ?? ""}
        optional
      />
      <SelectField
        label="State"
        name="state"
        options={states}
        placeholder="In every state"
        defaultValue={kept?.state ?? ""}
        optional
      />
      <TextAreaField
        label="Message"
        name="body"
        rows={12}
        hint={`Variables are filled in for each case: ${variableList}.`}
        defaultValue={kept?.body}
        maxLength={messageLengthMax}
        required
      />
      <SubmitButton variant="action">
        {intent === "create" ? "Create Template" : "Save Template"}
      </SubmitButton>
    </PostForm>
  );
}

const states = Object.entries(itemStateLabels).map(([value, label]) => ({ value, label }));
