import type { RefundPreview } from "#app/orders/desk/show-preview.ts";
import type { OrderView } from "#app/orders/desk/load-order.server.ts";
import styles from "#app/desk/record-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function RefundForm({ order }: { order: OrderView }) {
  return (
    <PostForm intent={["preview", "refund"]} reloadDocument className={`stack-4 ${styles.form}`}>
      <SelectField
        label="What is given back"
        name="item"
        defaultValue=""
        options={[
          { value: "", label: "The whole order" },
          ...(order.refundable ?? []).map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <Field
        label={`Amount in ${order.currency}`}
        optional
        name="amount"
        inputMode="decimal"
        width="medium"
        hint="Of the price, without premium. Left empty, all that is left."
        maxLength={40}
      />
      <Field label="Reason" name="reason" maxLength={500} required />
      <SubmitButton intent="preview">Show what goes where</SubmitButton>
    </PostForm>
  );
}

type RefundQuestionProps = {
  preview: RefundPreview;
  order: OrderView;
  orderPath: string;
};

export function RefundQuestion({ preview, order, orderPath }: RefundQuestionProps) {
  const { lines, whole, asked, fields } = preview;
  const { name, items } = order;
  const item = items.find(({ id }) => id === asked.item);
  return (
    <section className={`stack-4 ${styles.preview}`} aria-labelledby="refund-question">
      <h2 id="refund-question">
        Give {whole} back of {name}?
      </h2>
      <p>
        {item ? `For ${item.heading}.` : "For the whole order."} Reason: {asked.reason}
      </p>
      <FigureList>
        {lines.map(({ label, text }) => (
          <FigureLine key={label} label={label}>
            {text}
          </FigureLine>
        ))}
        <FigureLine label="In all" total="plain">
          {whole}
        </FigureLine>
      </FigureList>
      <Alert tone="warning" announce={false}>
        It cannot be called back. The customer is told by email.
      </Alert>
      <PostForm intent="refund" about={fields} reloadDocument className="row">
        <SubmitButton variant="danger">Give {whole} back</SubmitButton>
        <LinkButton to={orderPath}>Cancel</LinkButton>
      </PostForm>
    </section>
  );
}
