import type { CouponProblem, CouponValues, ServiceChoice } from "#app/coupons/desk/coupon-view.ts";
import styles from "#app/coupons/desk/coupon-fields.module.css";
import { namedFields } from "#app/forms/named-fields.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";

type CouponFieldsProps = {
  values: CouponValues;
  problem: CouponProblem | null;
  services: ServiceChoice[];
  /** A used coupon keeps its percentage. */
  percentFixed?: boolean;
};

/** The terms that can be changed as long as a coupon is there. */
export function CouponFields({ values, problem, services, percentFixed = false }: CouponFieldsProps) {
  const named = namedFields(values, problem);
  return (
    <>
      <PriceFields named={named} percentFixed={percentFixed} />
      <LimitFields named={named} />
      <ServiceFields chosen={values.services} services={services} error={named("services").error} />
    </>
  );
}

type PartProps = { named: ReturnType<typeof namedFields<CouponValues>> };

function PriceFields({ named, percentFixed }: PartProps & { percentFixed: boolean }) {
  return (
    <>
      {!percentFixed && (
        <Field
          label="Percent off"
          {...named("percent")}
          inputMode="numeric"
          width="short"
          maxLength={3}
          required
        />
      )}
      <Field
        label="At most, in INR"
        {...named("cap_inr")}
        inputMode="decimal"
        width="medium"
        hint="In rupees, such as 2,000."
        maxLength={20}
        required
      />
      <Field
        label="At most, in USD"
        {...named("cap_usd")}
        inputMode="decimal"
        width="medium"
        hint="Other currencies have this at their rate."
        maxLength={20}
        required
      />
    </>
  );
}

function LimitFields({ named }: PartProps) {
  return (
    <>
      <Field label="Ends" optional {...named("ends_at")} type="datetime-local" width="medium" />
      <Field
        label="Uses in all"
        optional
        {...named("total_limit")}
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        maxLength={7}
      />
      <Field
        label="Uses for each customer"
        optional
        {...named("per_customer_limit")}
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        maxLength={7}
      />
    </>
  );
}

type ServiceFieldsProps = { chosen: string[]; services: ServiceChoice[]; error: string | null };

function ServiceFields({ chosen, services, error }: ServiceFieldsProps) {
  const summary = chosen.length === 0 ? "For every service" : `For ${chosen.length} of the services`;
  return (
    <Disclosure summary={summary} open={error !== null}>
      <fieldset className={styles.services}>
        <legend>Services it is for. With none ticked it is for every service.</legend>
        {error && <FieldError>{error}</FieldError>}
        {services.map(({ slug, heading }) => (
          <CheckboxField
            key={slug}
            label={heading}
            name="services"
            value={slug}
            defaultChecked={chosen.includes(slug)}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
