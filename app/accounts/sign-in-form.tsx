import { AccountForm } from "#app/accounts/account-form.tsx";
import type { FieldErrors } from "#app/accounts/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";

type SignInFormProps = {
  token: string;
  identifier: string;
  errors: FieldErrors;
  refusal?: string | undefined;
};

export function SignInForm({ token, identifier, errors, refusal }: SignInFormProps) {
  return (
    <AccountForm token={token} button="Log In" errors={errors} refusal={refusal}>
      <Field
        id="identifier"
        name="identifier"
        label="Email or username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={identifier}
        error={errors["identifier"] ?? null}
      />
      <Field
        id="password"
        name="password"
        label="Password"
        required
        type="password"
        autoComplete="current-password"
        error={errors["password"] ?? null}
      />
    </AccountForm>
  );
}
