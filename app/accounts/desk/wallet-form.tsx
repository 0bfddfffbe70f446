import type { WalletProblem } from "#app/accounts/desk/customer-view.ts";
import type { CustomerView } from "#app/accounts/desk/load-customer.server.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type WalletFormProps = {
  adjust: NonNullable<CustomerView["adjust"]>;
  token: string;
  problem: WalletProblem | null;
};

/** Changes a wallet by hand: behind a line that opens, so that no slip of a finger does it. */
export function WalletForm({ adjust, token, problem }: WalletFormProps) {
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <Disclosure summary="Change the wallet by hand" open={problem !== null}>
      {/* A plain form: the answer is a page read anew, with the balance as it is by then. */}
      <form method="post" className={styles.form}>
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name="intent" value="adjust_wallet" />
        <input type="hidden" name="request_key" value={adjust.requestKey} />
        <SelectField
          label="What"
          name="direction"
          options={[
            { value: "credit", label: "Add money" },
            { value: "debit", label: "Take money off" },
          ]}
          defaultValue={problem?.direction ?? "credit"}
          error={errorAt("direction")}
          width="medium"
        />
        {adjust.currency === null ? (
          <SelectField
            label="Currency"
            name="currency"
            hint="The wallet is opened in it."
            options={adjust.currencies}
            defaultValue={problem?.currency}
            error={errorAt("currency")}
          />
        ) : (
          <input type="hidden" name="currency" value={adjust.currency} />
        )}
        <Field
          label={adjust.currency === null ? "Amount" : `Amount in ${adjust.currency}`}
          name="amount"
          inputMode="decimal"
          hint={adjust.limitWords}
          defaultValue={problem?.amount}
          error={errorAt("amount")}
          width="medium"
          maxLength={20}
          autoComplete="off"
          required
        />
        <Field
          label="Why"
          name="reason"
          hint="The customer reads this in their wallet and in a mail, and it stays in our books. Name nobody in it."
          defaultValue={problem?.reason}
          error={errorAt("reason")}
          maxLength={500}
          autoComplete="off"
          required
        />
        <Button type="submit">Change the wallet</Button>
      </form>
    </Disclosure>
  );
}
