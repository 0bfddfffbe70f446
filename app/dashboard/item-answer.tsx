import { noteLengthMax } from "#app/orders/item-note.ts";
import styles from "#app/dashboard/order-card.module.css";
import { acceptIntent, type AnswerProblem, askIntent, type ShownItem } from "#app/dashboard/order-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

type ItemAnswerProps = { item: ShownItem; orderName: string; token: string; problem: AnswerProblem | null };

/** The customer takes what was delivered, or says what should be otherwise. Plain forms, answered by a page read anew. */
export function ItemAnswer({ item, orderName, token, problem }: ItemAnswerProps) {
  const about = <span className="visually-hidden">: {item.heading}</span>;
  const form = { method: "post", action: `/account/dashboard/#${orderName}` } as const;
  if (item.state !== "delivered") return <Alert tone="danger">{problem?.message}</Alert>;
  const asked = problem?.words == null ? null : problem;
  return (
    <div className={styles.answer}>
      {problem && !asked && <Alert tone="danger">{problem.message}</Alert>}
      <form {...form}>
        <Hidden token={token} item={item} intent={acceptIntent} />
        <Button type="submit" size="small">
          Accept{about}
        </Button>
      </form>
      <Disclosure summary={<>Ask for changes{about}</>} open={asked !== null}>
        <form {...form} className={styles.ask}>
          <Hidden token={token} item={item} intent={askIntent} />
          <TextAreaField
            label="What should be changed"
            name="words"
            rows={4}
            required
            maxLength={noteLengthMax}
            defaultValue={asked?.words ?? undefined}
            error={asked?.message}
          />
          <Button type="submit" size="small">
            Ask for Changes{about}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

function Hidden({ token, item, intent }: { token: string; item: ShownItem; intent: string }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="seen" value={item.deliveredAt} />
    </>
  );
}
