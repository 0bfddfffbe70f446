import { AccountForm } from "#app/accounts/account-form.tsx";
import { PasswordField } from "#app/accounts/password/password-field.tsx";
import { Field } from "#app/ui/fields/field.tsx";

export function SignInForm() {
  return (
    <AccountForm intent="log_in" button="Log In">
      <Field
        name="identifier"
        label="Email or username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField />
    </AccountForm>
  );
}
