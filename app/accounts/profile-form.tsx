import { AccountForm } from "#app/accounts/account-form.tsx";
import { CountryField, MobileField, NameFields } from "#app/accounts/person-fields.tsx";
import type { Profile, ProfileErrors, ProfileField } from "#app/accounts/registration-fields.ts";

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
    <AccountForm token={token} button="Save changes" intent="details" errors={errors} refusal={refusal}>
      <NameFields first={named("first_name")} last={named("last_name")} />
      <MobileField {...named("mobile")} />
      <CountryField
        {...named("country")}
        countries={countries}
        hint="Prices and the payment premium go by it."
      />
    </AccountForm>
  );
}
