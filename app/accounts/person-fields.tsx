import type { ComponentProps } from "react";

import { Pair } from "#app/accounts/account-form.tsx";
import { registrationHints } from "#app/accounts/registration-fields.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** What a form says of one of its fields: its name, what was typed and what is wrong with it. */
type Named = Pick<ComponentProps<typeof Field>, "id" | "name" | "required" | "error"> & {
  defaultValue?: string | undefined;
};

export function NameFields({ first, last }: { first: Named; last: Named }) {
  return (
    <Pair>
      <Field {...first} label="First name" autoComplete="given-name" maxLength={80} />
      <Field {...last} label="Last name" autoComplete="family-name" maxLength={80} />
    </Pair>
  );
}

export function MobileField(named: Named) {
  return (
    <Field
      {...named}
      label="Mobile"
      hint={registrationHints.mobile}
      type="text"
      autoComplete="tel-national"
      inputMode="tel"
      width="medium"
    />
  );
}

type CountryFieldProps = Named & { countries: { code: string; name: string }[]; hint?: string };

export function CountryField({ countries, ...named }: CountryFieldProps) {
  return (
    <SelectField
      {...named}
      label="Country"
      autoComplete="country"
      placeholder="Choose your country"
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
