import type { ServiceChoice } from "#app/coupons/desk/coupon-view.ts";
import type { CouponValues } from "#app/coupons/desk/load-coupon.server.ts";
import styles from "#app/coupons/desk/coupon-fields.module.css";
import { useSentField } from "#app/forms/sent-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, FieldError } from "#app/ui/fields/field.tsx";

type CouponFieldsProps = {
  values?: CouponValues;
  services: ServiceChoice[];
  percentFixed?: boolean;
};

export function CouponFields({ values, services, percentFixed = false }: CouponFieldsProps) {
  return (
    <>
      <PriceFields values={values} percentFixed={percentFixed} />
      <LimitFields values={values} />
      <ServiceFields chosen={values?.services ?? []} services={services} />
    </>
  );
}

type PartProps = { values: CouponValues | undefined };

function PriceFields({ values, percentFixed }: PartProps & { percentFixed: boolean }) {
  return (
    <>
      {!percentFixed && (
        <Field
          label="Percent off"
          name="percent"
          defaultValue={values?.percent}
          inputMode="numeric"
          width="short"
          maxLength={3}
          required
        />
      )}
      <Field
        label="At most, in INR"
        name="cap_inr"
        defaultValue={values?.cap_inr}
        inputMode="decimal"
        width="medium"
        hint="In rupees, such as 2,000."
        maxLength={20}
        required
      />
      <Field
        label="At most, in USD"
        name="cap_usd"
        defaultValue={values?.cap_usd}
        inputMode="decimal"
        width="medium"
        hint="Other currencies have this at their rate."
        maxLength={20}
        required
      />
    </>
  );
}

function LimitFields({ values }: PartProps) {
  return (
    <>
      <Field
        label="Ends"
        optional
        name="ends_at"
        defaultValue={values?.ends_at}
        type="datetime-local"
        width="medium"
      />
      <Field
        label="Uses in all"
        optional
        name="total_limit"
        defaultValue={values?.total_limit}
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        maxLength={7}
      />
      <Field
        label="Uses for each customer"
        optional
        name="per_customer_limit"
        defaultValue={values?.per_customer_limit}
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        maxLength={7}
      />
    </>
  );
}

function ServiceFields({ chosen, services }: { chosen: string[]; services: ServiceChoice[] }) {
  const { error, sent = chosen } = useSentField("services");
  const summary = sent.length === 0 ? "For every service" : `For ${sent.length} of the services`;
  return (
    <Disclosure summary={summary} open={error !== undefined}>
      <fieldset className={styles.services}>
        <legend>Services it is for. With none ticked it is for every service.</legend>
        {error && <FieldError>{error}</FieldError>}
        {services.map(({ slug, heading }) => (
          <CheckboxField
            key={slug}
            label={heading}
            name="services"
            value={slug}
            error={null}
            defaultChecked={chosen.includes(slug)}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
