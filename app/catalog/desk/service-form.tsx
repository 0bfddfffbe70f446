import { lengthMax, type ServiceTextFields } from "#app/catalog/service-text.ts";
import styles from "#app/catalog/desk/catalogue.module.css";
import { faqRows, faqRowsMax } from "#app/catalog/desk/service-form-view.ts";
import recordStyles from "#app/desk/record-page.module.css";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { SeenVersion } from "#app/forms/sent-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ServiceFormProps = {
  fields: ServiceTextFields;
  seen: string;
};

export function ServiceForm({ fields, seen }: ServiceFormProps) {
  return (
    <PostForm
      intent={["preview", "save"]}
      reloadDocument
      className={`stack-4 ${recordStyles.form} ${styles.wide}`}
    >
      <SeenVersion name="seen" version={seen} />
      <Field
        label="Heading"
        name="heading"
        defaultValue={fields.heading}
        maxLength={lengthMax.heading}
        required
      />
      <TextAreaField
        label="Introduction"
        name="intro"
        defaultValue={fields.intro}
        hint="One or two plain sentences under the heading. Search engines show them, too."
        rows={3}
        maxLength={lengthMax.intro}
        required
      />
      <TextAreaField
        label="About Service"
        name="details"
        defaultValue={fields.details}
        hint="An empty line begins a paragraph, ### a heading, - a list. **Bold**, *italic*, [a link](/service/)."
        rows={18}
        required
      />
      <ServiceNotes fields={fields} />
      <FaqFields faqs={fields.faqs} />
      <p className="row">
        <SubmitButton intent="preview">Preview</SubmitButton>
        <SubmitButton intent="save" variant="action">
          Save
        </SubmitButton>
      </p>
    </PostForm>
  );
}

function ServiceNotes({ fields }: Pick<ServiceFormProps, "fields">) {
  return (
    <>
      <TextAreaField
        label="What the price covers"
        name="iButtonText"
        defaultValue={fields.iButtonText}
        hint="Behind the i beside the price."
        rows={3}
        maxLength={lengthMax.iButtonText}
        required
      />
      <TextAreaField
        label="What MBA adds"
        name="mbaIButtonText"
        defaultValue={fields.mbaIButtonText}
        hint="Behind the i beside MBA, where it is offered."
        rows={3}
        optional
        maxLength={lengthMax.mbaIButtonText}
      />
      <Field
        label="Video"
        name="ytLink"
        defaultValue={fields.ytLink}
        hint="The video’s id at the player’s site, not its address. Empty for none."
        width="medium"
        optional
        maxLength={lengthMax.ytLink}
      />
      <Field
        label="Social image"
        name="ogImage"
        defaultValue={fields.ogImage}
        hint="Its address. Empty for the one that is drawn."
        optional
        maxLength={lengthMax.ogImage}
      />
    </>
  );
}

function FaqFields({ faqs }: Pick<ServiceTextFields, "faqs">) {
  const sent = Object.keys(useRefusedForm()?.fields ?? {}).filter((name) => name.startsWith("question_"));
  const rows = faqRows(faqs);
  const rowCount = Math.max(rows.length, Math.min(sent.length, faqRowsMax));
  return (
    <fieldset className={`stack-4 ${styles.rows}`}>
      <legend>Questions and answers</legend>
      <p className="note">In this order. Empty a row to remove it. Save to get three more empty ones.</p>
      {Array.from({ length: rowCount }, (_, at) => (
        <div key={at} className={`stack-3 ${styles.row}`}>
          <Field
            label={`Question ${at + 1}`}
            name={`question_${at + 1}`}
            defaultValue={rows[at]?.question}
            maxLength={lengthMax.question}
          />
          <TextAreaField
            label={`Answer ${at + 1}`}
            name={`answer_${at + 1}`}
            rows={3}
            defaultValue={rows[at]?.answer}
            maxLength={lengthMax.answer}
          />
        </div>
      ))}
    </fieldset>
  );
}
