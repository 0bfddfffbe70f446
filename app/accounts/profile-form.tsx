import { AccountForm, Pair } from "#app/accounts/account-form.tsx";
import {
  type Profile,
  type ProfileErrors,
  type ProfileField,
  registrationHints,
} from "#app/accounts/registration-fields.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

type ProfileFormProps = {
  token: string;
  countries: { code: string; name: string }[];
  values: Partial<Profile>;
  errors: ProfileErrors;
  refusal?: string | undefined;
};

/** What a customer may change about themselves: the fields of the registration, with the same names and hints. */
export function ProfileForm({ token, countries, values, errors, refusal }: ProfileFormProps) {
  const named = (name: ProfileField) => ({
    id: name,
    name,
    required: true,
    error: errors[name] ?? null,
    defaultValue: values[name],
  });
  return (
    <AccountForm token={token} button="Save changes" errors={errors} refusal={refusal}>
      <Pair>
        <Field {...named("first_name")} label="First name" autoComplete="given-name" maxLength={80} />
        <Field {...named("last_name")} label="Last name" autoComplete="family-name" maxLength={80} />
      </Pair>
      <Field
        {...named("mobile")}
        label="Mobile"
        hint={registrationHints.mobile}
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        width="medium"
      />
      <SelectField
        {...named("country")}
        label="Country"
        hint="Prices and the payment premium go by it."
        autoComplete="country"
        placeholder="Choose your country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </AccountForm>
  );
}
