import { AccountForm } from "#app/accounts/account-form.tsx";
import { CountryField, MobileField, NameFields } from "#app/accounts/person-fields.tsx";
import {
  registrationHints,
  type RegistrationErrors,
  type RegistrationField,
} from "#app/accounts/registration-fields.ts";
import { Field } from "#app/ui/field.tsx";

/** What was typed. A password is never sent back to the page. */
export type RegistrationValues = Partial<Record<Exclude<RegistrationField, "password">, string>>;

type RegistrationFormProps = {
  token: string;
  countries: { code: string; name: string }[];
  values: RegistrationValues;
  errors: RegistrationErrors;
  refusal?: string | undefined;
};

export function RegistrationForm({ token, countries, values, errors, refusal }: RegistrationFormProps) {
  /** One name for the field, its id, what was typed and what is wrong with it. */
  const named = (name: RegistrationField) => ({
    id: name,
    name,
    required: true,
    error: errors[name] ?? null,
    defaultValue: name === "password" ? undefined : values[name],
  });

  return (
    <AccountForm token={token} button="Sign Up" errors={errors} refusal={refusal}>
      <NameFields first={named("first_name")} last={named("last_name")} />
      <Field
        {...named("email")}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      <CountryField {...named("country")} countries={countries} />
      <MobileField {...named("mobile")} />
      <Field
        {...named("username")}
        label="Username"
        hint={registrationHints.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        width="medium"
      />
      <Field
        {...named("password")}
        label="Password"
        hint={registrationHints.password}
        type="password"
        autoComplete="new-password"
        maxLength={128}
      />
    </AccountForm>
  );
}
