import { AccountForm } from "#app/accounts/account-form.tsx";
import { NewPasswordField } from "#app/accounts/password/password-field.tsx";
import { CountryField, MobileField, NameFields } from "#app/accounts/profile/person-fields.tsx";
import { registrationHints, usernameLength } from "#app/accounts/registration/registration-fields.ts";
import { Field } from "#app/ui/fields/field.tsx";

type RegistrationFormProps = { countries: { code: string; name: string }[]; country: string | null };

/** Five fields are asked for. Country and username are filled in unless the customer does. */
export function RegistrationForm({ countries, country }: RegistrationFormProps) {
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
      <MobileField />
      <NewPasswordField />
      <CountryField countries={countries} country={country ?? undefined} />
      <Field
        name="username"
        optional
        label="Username"
        hint={registrationHints.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameLength.max}
        width="medium"
      />
    </AccountForm>
  );
}
