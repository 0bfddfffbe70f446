import { Pair } from "#app/accounts/account-form.tsx";
import { registrationHints } from "#app/accounts/registration/registration-fields.ts";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export function NameFields({ first, last }: { first?: string; last?: string }) {
  return (
    <Pair>
      <Field
        name="first_name"
        defaultValue={first}
        required
        label="First name"
        autoComplete="given-name"
        maxLength={80}
      />
      <Field
        name="last_name"
        defaultValue={last}
        required
        label="Last name"
        autoComplete="family-name"
        maxLength={80}
      />
    </Pair>
  );
}

export function MobileField({ mobile }: { mobile?: string }) {
  return (
    <Field
      name="mobile"
      defaultValue={mobile}
      required
      label="Mobile"
      hint={registrationHints.mobile}
      type="text"
      autoComplete="tel"
      inputMode="tel"
      width="medium"
    />
  );
}

type CountryFieldProps = { countries: { code: string; name: string }[]; country?: string; hint?: string };

export function CountryField({ countries, country, hint }: CountryFieldProps) {
  return (
    <SelectField
      name="country"
      defaultValue={country}
      required
      label="Country"
      hint={hint}
      autoComplete="country"
      placeholder="Choose your country"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
