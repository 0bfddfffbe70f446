import { lengthMax, type TypedServiceWords } from "#app/catalog/service-words.ts";
import styles from "#app/catalog/desk/catalogue.module.css";
import { faqRows, type ServiceAnswer } from "#app/catalog/desk/service-view.ts";
import { namedFields } from "#app/forms/named-fields.ts";
import recordStyles from "#app/desk/record-page.module.css";
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
  const named = namedFields(fields, answer);
  return (
    <form method="post" className={`${recordStyles.form} ${styles.wide}`}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <Field label="Heading" {...named("heading")} maxLength={lengthMax.heading} required />
      <TextAreaField
        label="Introduction"
        {...named("intro")}
        hint="One or two plain sentences under the heading. Search engines show them, too."
        rows={3}
        maxLength={lengthMax.intro}
        required
      />
      <TextAreaField
        label="About Service"
        {...named("details")}
        hint="HTML: headings h3 and h4, paragraphs, lists, tables, emphasis and links. Everything else is taken out. The preview says what."
        rows={18}
        required
      />
      <ServiceNotes named={named} />
      <FaqFields faqs={fields.faqs} answer={answer} />
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

function ServiceNotes({ named }: { named: ReturnType<typeof namedFields<TypedServiceWords>> }) {
  return (
    <>
      <TextAreaField
        label="What the price covers"
        {...named("iButtonText")}
        hint="Behind the i beside the price."
        rows={3}
        maxLength={lengthMax.iButtonText}
        required
      />
      <TextAreaField
        label="What MBA adds"
        {...named("mbaIButtonText")}
        hint="Behind the i beside MBA, where it is offered."
        rows={3}
        optional
        maxLength={lengthMax.mbaIButtonText}
      />
      <Field
        label="Video"
        {...named("ytLink")}
        hint="The video’s id at the player’s site, not its address. Empty for none."
        width="medium"
        optional
        maxLength={lengthMax.ytLink}
      />
      <Field
        label="Social image"
        {...named("ogImage")}
        hint="Its address. Empty for the one that is drawn."
        optional
        maxLength={lengthMax.ogImage}
      />
    </>
  );
}

function FaqFields({
  faqs,
  answer: given,
}: Pick<TypedServiceWords, "faqs"> & Pick<ServiceFormProps, "answer">) {
  const errorAt = (field: string) => (given?.field === field ? given.message : null);
  return (
    <fieldset className={styles.rows}>
      <legend>Questions and answers</legend>
      <p className={recordStyles.quiet}>
        In this order. Empty a row to remove it. Save to get three more empty ones.
      </p>
      {faqRows(faqs).map(({ question, answer }, at) => (
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
