import type { CustomerView } from "#app/accounts/desk/load-customer.server.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** Collapsed, so a stray click changes nothing. */
export function WalletForm({ adjust }: { adjust: NonNullable<CustomerView["adjust"]> }) {
  return (
    <Disclosure summary="Change the wallet by hand" open={useIsRefused("adjust_wallet")}>
      <PostForm intent="adjust_wallet" reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="request_key" value={adjust.requestKey} />
        <SelectField
          label="What"
          name="direction"
          options={[
            { value: "credit", label: "Add money" },
            { value: "debit", label: "Take money off" },
          ]}
          defaultValue="credit"
          width="medium"
        />
        {adjust.currency === null ? (
          <SelectField
            label="Currency"
            name="currency"
            hint="The wallet is opened in it."
            options={adjust.currencies}
            defaultValue={adjust.usual}
          />
        ) : (
          <input type="hidden" name="currency" value={adjust.currency} />
        )}
        <Field
          label={adjust.currency === null ? "Amount" : `Amount in ${adjust.currency}`}
          name="amount"
          inputMode="decimal"
          hint={adjust.limitText}
          width="medium"
          maxLength={20}
          autoComplete="off"
          required
        />
        <Field
          label="Why"
          name="reason"
          hint="The customer reads this in their wallet and in a mail, and it stays in our books. Name nobody in it."
          maxLength={500}
          autoComplete="off"
          required
        />
        <SubmitButton>Change the wallet</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
