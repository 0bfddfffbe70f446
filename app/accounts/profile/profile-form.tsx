import { AccountForm } from "#app/accounts/account-form.tsx";
import { CountryField, MobileField, NameFields } from "#app/accounts/profile/person-fields.tsx";
import type { Profile } from "#app/accounts/registration/registration-fields.ts";

type ProfileFormProps = { countries: { code: string; name: string }[]; values: Profile };

export function ProfileForm({ countries, values }: ProfileFormProps) {
  return (
    <AccountForm intent="details" button="Save changes">
      <NameFields first={values.first_name} last={values.last_name} />
      <MobileField mobile={values.mobile} />
      <CountryField
        country={values.country}
        countries={countries}
        hint="Prices and the payment premium go by it."
      />
    </AccountForm>
  );
}
