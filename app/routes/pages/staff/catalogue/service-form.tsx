import { lengthMax, type TypedServiceWords } from "#app/catalog/service-words.ts";
import styles from "#app/routes/pages/staff/catalogue/catalogue.module.css";
import { faqRows, type ServiceAnswer } from "#app/routes/pages/staff/catalogue/service-view.ts";
import recordStyles from "#app/routes/pages/staff/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";

type ServiceFormProps = {
  fields: TypedServiceWords;
  /** When the words were kept that are being edited. */
  seen: string;
  token: string;
  answer: ServiceAnswer | null;
};

/** Every word of a service's record. It works as it stands, without a script. */
export function ServiceForm({ fields, seen, token, answer }: ServiceFormProps) {
  const errorAt = (field: string) => (answer?.field === field ? answer.message : null);
  return (
    <form method="post" className={`${recordStyles.form} ${styles.wide}`}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <Field
        label="Heading"
        name="heading"
        defaultValue={fields.heading}
        error={errorAt("heading")}
        maxLength={lengthMax.heading}
        required
      />
      <TextAreaField
        label="Introduction"
        name="intro"
        hint="One or two plain sentences under the heading. Search engines show them, too."
        rows={3}
        defaultValue={fields.intro}
        error={errorAt("intro")}
        maxLength={lengthMax.intro}
        required
      />
      <TextAreaField
        label="About Service"
        name="details"
        hint="HTML: headings h3 and h4, paragraphs, lists, tables, emphasis and links. Everything else is taken out. The preview says what."
        rows={18}
        defaultValue={fields.details}
        error={errorAt("details")}
        required
      />
      <ServiceNotes fields={fields} errorAt={errorAt} />
      <FaqFields fields={fields} errorAt={errorAt} />
      <p className={recordStyles.buttons}>
        <Button type="submit" name="intent" value="preview">
          Preview
        </Button>
        <Button type="submit" name="intent" value="save" variant="action">
          Save
        </Button>
      </p>
    </form>
  );
}

type PartProps = { fields: TypedServiceWords; errorAt: (field: string) => string | null };

function ServiceNotes({ fields, errorAt }: PartProps) {
  return (
    <>
      <TextAreaField
        label="What the price covers"
        name="iButtonText"
        hint="Behind the i beside the price."
        rows={3}
        defaultValue={fields.iButtonText}
        error={errorAt("iButtonText")}
        maxLength={lengthMax.iButtonText}
        required
      />
      <TextAreaField
        label="What MBA adds"
        name="mbaIButtonText"
        hint="Behind the i beside MBA, where it is offered."
        rows={3}
        optional
        defaultValue={fields.mbaIButtonText}
        error={errorAt("mbaIButtonText")}
        maxLength={lengthMax.mbaIButtonText}
      />
      <Field
        label="Video"
        name="ytLink"
        hint="The video’s id at the player’s site, not its address. Empty for none."
        width="medium"
        optional
        defaultValue={fields.ytLink}
        error={errorAt("ytLink")}
        maxLength={lengthMax.ytLink}
      />
      <Field
        label="Social image"
        name="ogImage"
        hint="Its address. Empty for the one that is drawn."
        optional
        defaultValue={fields.ogImage}
        error={errorAt("ogImage")}
        maxLength={lengthMax.ogImage}
      />
    </>
  );
}

function FaqFields({ fields, errorAt }: PartProps) {
  return (
    <fieldset className={styles.rows}>
      <legend>Questions and answers</legend>
      <p className={recordStyles.quiet}>
        In this order. Empty a row to remove it. Save to get three more empty ones.
      </p>
      {faqRows(fields.faqs).map(({ question, answer }, at) => (
        <div key={at} className={styles.row}>
          <Field
            label={`Question ${at + 1}`}
            name={`question_${at + 1}`}
            defaultValue={question}
            error={errorAt(`question_${at + 1}`)}
            maxLength={lengthMax.question}
          />
          <TextAreaField
            label={`Answer ${at + 1}`}
            name={`answer_${at + 1}`}
            rows={3}
            defaultValue={answer}
            error={errorAt(`answer_${at + 1}`)}
            maxLength={lengthMax.answer}
          />
        </div>
      ))}
    </fieldset>
  );
}
