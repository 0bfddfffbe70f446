import { deliveryDaysMax, pauseTextMax } from "#app/catalog/desk/sale-limits.ts";
import type { SaleView } from "#app/catalog/desk/sale-view.ts";
import styles from "#app/desk/record-page.module.css";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type SaleProps = { sale: SaleView };

export function SaleSection({ sale, mayChange }: SaleProps & { mayChange: boolean }) {
  return (
    <section aria-labelledby="sale-heading" className="stack-3">
      <h2 id="sale-heading">Sale</h2>
      {sale.isDraft ? (
        <Alert tone="info" heading="A draft" announce={false}>
          <p>Only the desk sees it, and nobody can buy it. {sale.delivery}</p>
        </Alert>
      ) : sale.said === null ? (
        <p>
          On sale. {sale.delivery} {sale.takesCoupons ? "Coupons count." : "Coupons do not count."}
        </p>
      ) : (
        <Alert tone="warning" heading="The sale is paused" announce={false}>
          <p>{sale.said}</p>
        </Alert>
      )}
      {mayChange && (
        <div>
          {(sale.pause || sale.isDraft) && <ResumeForm isDraft={sale.isDraft} />}
          {!sale.isDraft && <PauseForm sale={sale} />}
          <DeliveryForm sale={sale} />
          <CouponsForm sale={sale} />
        </div>
      )}
      <DataTable
        label="Delivery days to come"
        columns={{
          from: "From",
          days: "Delivery",
          lightning: "Lightning speed",
          actions: mayChange && "What to do",
        }}
        rows={sale.toCome.map(({ startsOn, ...time }) => ({
          id: startsOn,
          ...time,
          actions: (
            <ReasonForm intent="withdraw_delivery" about={{ starts_on: startsOn }} label="Withdraw">
              The days before it go on to hold.
            </ReasonForm>
          ),
        }))}
        empty=""
      />
    </section>
  );
}

function ResumeForm({ isDraft }: { isDraft: boolean }) {
  return (
    <PostForm intent="resume" reloadDocument>
      <SubmitButton variant="action">{isDraft ? "Put It on Sale" : "Put It on Sale Again"}</SubmitButton>
    </PostForm>
  );
}

function PauseForm({ sale: { pause } }: SaleProps) {
  return (
    <Disclosure
      summary={pause ? "Change what customers read" : "Pause the sale"}
      open={useIsRefused("pause")}
    >
      <PostForm intent="pause" reloadDocument className={`stack-4 ${styles.form}`}>
        <p className="note">
          Nobody can buy it or pay for it from then on. Services that are bought already go on as they are.
        </p>
        <TextAreaField
          label="What customers read"
          name="paused_text"
          rows={3}
          hint="One or two sentences in place of the price. They stand in the cart and on payment links, too."
          defaultValue={pause?.text}
          maxLength={pauseTextMax}
          required
        />
        <Field
          label="Expected to be on sale again"
          name="resumes_on"
          type="date"
          width="medium"
          hint="Shown to customers. You put it on sale again yourself."
          optional
          defaultValue={pause?.resumesOn ?? ""}
        />
        <SubmitButton variant="danger">{pause ? "Save" : "Pause the Sale"}</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}

function DeliveryForm({ sale: { days, lightningDays, tomorrow } }: SaleProps) {
  return (
    <Disclosure summary="Change the delivery days" open={useIsRefused("delivery")}>
      <PostForm intent="delivery" reloadDocument className={`stack-4 ${styles.form}`}>
        <p className="note">Working days. What is sold before the day you choose keeps its own.</p>
        <Field
          label="Delivery days"
          name="days"
          type="number"
          min={1}
          max={deliveryDaysMax}
          width="short"
          defaultValue={days}
          required
        />
        {lightningDays !== null && (
          <Field
            label="Lightning days"
            name="lightning_days"
            type="number"
            min={1}
            max={deliveryDaysMax}
            width="short"
            defaultValue={lightningDays}
            required
          />
        )}
        <Field
          label="For what is sold from"
          name="starts_on"
          type="date"
          width="medium"
          hint="From the midnight before it on, in UTC."
          min={tomorrow}
          defaultValue={tomorrow}
          required
        />
        <Field label="Reason" name="reason" maxLength={500} required />
        <SubmitButton>Set the Days</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}

function CouponsForm({ sale: { takesCoupons } }: SaleProps) {
  return (
    <Disclosure summary="Coupons">
      <PostForm intent="coupons" reloadDocument className={`stack-4 ${styles.form}`}>
        <CheckboxField
          label="Coupons take something off this service"
          name="takes_coupons"
          value="yes"
          defaultChecked={takesCoupons}
          hint="In a cart, a coupon then counts for the other services alone."
        />
        <SubmitButton>Save the Setting</SubmitButton>
      </PostForm>
    </Disclosure>
  );
}
