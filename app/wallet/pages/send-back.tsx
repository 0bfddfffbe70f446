import { useNavigate } from "react-router";

import { PostForm } from "#app/forms/post-form.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";
import styles from "#app/wallet/pages/send-back.module.css";
import type { AskedView, SendBackView } from "#app/wallet/pages/wallet-view.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { FigureLine, FigureList } from "#app/ui/figure-list.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { writtenDate } from "#app/platform/dates.ts";

const here = "/service/wallet/";

export function SendBack({ sendBack: { sendable, asked } }: { sendBack: SendBackView }) {
  return (
    <section className="stack-4" aria-labelledby="send-back-heading">
      <h2 id="send-back-heading" className="step-2">
        Send money back
      </h2>
      <p>
        Each of these payments can go back to the card or account it came from, in full or in part, as far as
        your balance allows. The platform premium you paid on it goes back with it.
      </p>
      <ul className={`plain-list ${styles.payments}`}>
        {sendable.map((payment) => (
          <li key={payment.reference} className={styles.payment}>
            <span>
              {payment.text}
              <time dateTime={payment.on} className={`note ${styles.date}`}>
                {writtenDate(payment.on)}
              </time>
              {payment.includes && <span className={`note ${styles.date}`}>{payment.includes}</span>}
            </span>
            <Figure strong>{payment.money}</Figure>
            <LinkButton
              to={`?${new URLSearchParams({ send_back: payment.reference })}`}
              size="small"
              preventScrollReset
              replace
            >
              Send back<span className="visually-hidden"> {payment.money}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {asked && <Question key={asked.reference} payment={asked} />}
    </section>
  );
}

/** Asked by the address, so it works without JavaScript. */
function Question({ payment }: { payment: AskedView }) {
  const { formData } = useNavigation();
  const navigate = useNavigate();
  const { money, problem } = payment;
  return (
    <Dialog
      open
      heading={problem ? "Send how much back?" : `Send ${money} back?`}
      size="small"
      dismissable={false}
      onClose={() => void navigate(here, { replace: true, preventScrollReset: true })}
      actions={
        <>
          <LinkButton to={here} replace preventScrollReset>
            Cancel
          </LinkButton>
          {!problem && (
            <Button
              type="submit"
              form="send-back"
              name="intent"
              value="send_back"
              variant="action"
              pending={formData?.get("intent") === "send_back"}
            >
              Send {money} back
            </Button>
          )}
        </>
      }
    >
      <div className="stack-4">
        <PartForm payment={payment} />
        <div className="stack-3">
          {!problem && <Lines lines={payment.lines} />}
          <p>
            It goes back to the card or account that it came from. Most banks show it within ten working days.
            This cannot be undone.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** How much of it. */
function PartForm({ payment }: { payment: AskedView }) {
  const pending = useNavigation().formData?.get("intent") === "preview_back";
  return (
    <PostForm
      id="send-back"
      intent={["preview_back", "send_back"]}
      about={{ reference: payment.reference }}
      action={here}
      noValidate={false}
      preventScrollReset
      replace
    >
      <input type="hidden" name="part" value={payment.fields.part} />
      <input type="hidden" name="taken_before" value={payment.fields.taken_before} />
      <Field
        key={payment.typed}
        label="Amount from your wallet"
        name="amount"
        inputMode="decimal"
        width="medium"
        maxLength={40}
        autoComplete="off"
        defaultValue={payment.typed}
        error={payment.problem}
        after={
          <Button type="submit" name="intent" value="preview_back" pending={pending}>
            Update
          </Button>
        }
      />
    </PostForm>
  );
}

function Lines({ lines }: Pick<AskedView, "lines">) {
  return (
    <FigureList>
      {lines.map(({ label, text }) => (
        <FigureLine key={label} label={label}>
          {text}
        </FigureLine>
      ))}
    </FigureList>
  );
}
