import type { OrderView } from "#app/orders/desk/load-order.server.ts";
import type { OrderAnswer, RefundPreview } from "#app/orders/desk/order-view.ts";
import styles from "#app/desk/record-page.module.css";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type RefundFormProps = { order: OrderView; token: string; answer: OrderAnswer | null };

/** Asks what is to be given back and why. What it comes to is shown before anything is done. */
export function RefundForm({ order, token, answer }: RefundFormProps) {
  const typed = answer?.kind === "problem" ? answer.typed : null;
  const problemWith = (field: string) =>
    answer?.kind === "problem" && answer.field === field ? answer.message : null;
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <SelectField
        label="What is given back"
        name="item"
        defaultValue={typed?.item ?? ""}
        error={problemWith("item")}
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
        defaultValue={typed?.amount}
        error={problemWith("amount")}
        maxLength={40}
      />
      <Field
        label="Reason"
        name="reason"
        defaultValue={typed?.reason}
        error={problemWith("reason")}
        maxLength={500}
        required
      />
      <Button type="submit" name="intent" value="preview">
        Show what goes where
      </Button>
    </form>
  );
}

type RefundQuestionProps = { preview: RefundPreview; order: OrderView; orderPath: string; token: string };

/** What goes where, and the button that does just that. */
export function RefundQuestion({ preview, order, orderPath, token }: RefundQuestionProps) {
  const { lines, whole, typed, fields } = preview;
  const { name, items } = order;
  const item = items.find(({ id }) => id === typed.item);
  return (
    <section className={styles.preview} aria-labelledby="refund-question">
      <h2 id="refund-question">
        Give {whole} back of {name}?
      </h2>
      <p>
        {item ? `For ${item.heading}.` : "For the whole order."} Reason: {typed.reason}
      </p>
      <FigureList>
        {lines.map(({ label, words }) => (
          <FigureLine key={label} label={label}>
            {words}
          </FigureLine>
        ))}
        <FigureLine label="In all" total="plain">
          {whole}
        </FigureLine>
      </FigureList>
      <Alert tone="warning" announce={false}>
        It cannot be called back. The customer is told by mail.
      </Alert>
      <form method="post" className={styles.buttons}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="intent" value="refund" />
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" variant="danger">
          Give {whole} back
        </Button>
        <LinkButton to={orderPath}>Cancel</LinkButton>
      </form>
    </section>
  );
}
