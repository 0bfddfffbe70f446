import { href } from "react-router";

import { noteLengthMax } from "#app/orders/items/item-note.ts";
import styles from "#app/dashboard/order-card.module.css";
import { acceptIntent, askIntent, type ShownItem } from "#app/dashboard/order-view.ts";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** The customer takes what was delivered, or says what should be otherwise. Plain forms, answered by a page read again. */
export function ItemAnswer({ item, orderName }: { item: ShownItem; orderName: string }) {
  const wasRefused = useIsRefused([acceptIntent, askIntent], { item: item.id });
  const wasAskRefused = useIsRefused(askIntent, { item: item.id });
  const summary = wasRefused && <AnswerSummary />;
  if (item.state !== "delivered") return summary;
  const label = <span className="visually-hidden">: {item.heading}</span>;
  const form = {
    about: { item: item.id },
    action: `${href("/account/dashboard")}/#${orderName}`,
    reloadDocument: true,
  };
  const seen = <input type="hidden" name="seen" value={item.deliveredAt} />;
  return (
    <div className={`stack-3 ${styles.answer}`}>
      {summary}
      <PostForm intent={acceptIntent} {...form}>
        {seen}
        <SubmitButton size="small">Accept{label}</SubmitButton>
      </PostForm>
      <Disclosure summary={<>Ask for changes{label}</>} open={wasAskRefused}>
        <PostForm intent={askIntent} {...form} className={`stack-4 ${styles.ask}`}>
          {seen}
          <TextAreaField
            label="What should be changed"
            name="text"
            rows={4}
            required
            maxLength={noteLengthMax}
          />
          <SubmitButton size="small">Ask for Changes{label}</SubmitButton>
        </PostForm>
      </Disclosure>
    </div>
  );
}
