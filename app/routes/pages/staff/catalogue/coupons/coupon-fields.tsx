import type {
  CouponProblem,
  CouponValues,
  ServiceChoice,
} from "#app/routes/pages/staff/catalogue/coupons/coupon-view.ts";
import styles from "#app/routes/pages/staff/catalogue/coupons/coupon-fields.module.css";
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
  const problemWith = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <>
      <PriceFields values={values} problemWith={problemWith} percentFixed={percentFixed} />
      <LimitFields values={values} problemWith={problemWith} />
      <ServiceFields chosen={values.services} services={services} error={problemWith("services")} />
    </>
  );
}

type PartProps = { values: CouponValues; problemWith: (field: string) => string | null };

function PriceFields({ values, problemWith, percentFixed }: PartProps & { percentFixed: boolean }) {
  return (
    <>
      {!percentFixed && (
        <Field
          label="Percent off"
          name="percent"
          inputMode="numeric"
          width="short"
          defaultValue={values.percent}
          error={problemWith("percent")}
          maxLength={3}
          required
        />
      )}
      <Field
        label="At most, in INR"
        name="cap_inr"
        inputMode="decimal"
        width="medium"
        hint="In rupees, such as 2,000."
        defaultValue={values.cap_inr}
        error={problemWith("cap_inr")}
        maxLength={20}
        required
      />
      <Field
        label="At most, in USD"
        name="cap_usd"
        inputMode="decimal"
        width="medium"
        hint="Other currencies have this at their rate."
        defaultValue={values.cap_usd}
        error={problemWith("cap_usd")}
        maxLength={20}
        required
      />
    </>
  );
}

function LimitFields({ values, problemWith }: PartProps) {
  return (
    <>
      <Field
        label="Ends"
        optional
        name="ends_at"
        type="datetime-local"
        width="medium"
        defaultValue={values.ends_at}
        error={problemWith("ends_at")}
      />
      <Field
        label="Uses in all"
        optional
        name="total_limit"
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        defaultValue={values.total_limit}
        error={problemWith("total_limit")}
        maxLength={7}
      />
      <Field
        label="Uses for each customer"
        optional
        name="per_customer_limit"
        inputMode="numeric"
        width="short"
        hint="Left empty, there is no limit."
        defaultValue={values.per_customer_limit}
        error={problemWith("per_customer_limit")}
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
