import { AccountForm } from "#app/accounts/account-form.tsx";
import { CountryField, MobileField, NameFields } from "#app/accounts/profile/person-fields.tsx";
import { registrationHints } from "#app/accounts/registration/registration-fields.ts";
import { Field } from "#app/ui/fields/field.tsx";

export function RegistrationForm({ countries }: { countries: { code: string; name: string }[] }) {
  return (
    <AccountForm intent="sign_up" button="Sign Up">
      <NameFields />
      <Field
        name="email"
        required
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      <CountryField countries={countries} />
      <MobileField />
      <Field
        name="username"
        required
        label="Username"
        hint={registrationHints.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        width="medium"
      />
      <Field
        name="password"
        required
        label="Password"
        hint={registrationHints.password}
        type="password"
        autoComplete="new-password"
        maxLength={128}
      />
    </AccountForm>
  );
}
