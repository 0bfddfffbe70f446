/** The form's order; `/api/auth/sign-up/email` uses the same names. */
export const registrationFields = [
  "first_name",
  "last_name",
  "email",
  "mobile",
  "password",
  "country",
  "username",
] as const;

type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<RegistrationField, string>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export type ProfileField = "first_name" | "last_name" | "mobile" | "country";
export type Profile = Record<ProfileField, string>;
export type ProfileErrors = Partial<Profile>;

/** Long enough without rules about symbols, which people answer with "Password1!". */
export const passwordLength = { min: 10, max: 128 };
export const usernameLength = { min: 3, max: 30 };

export const registrationHints = {
  username: "Others see it in research groups and reviews. If you leave it empty, we choose one.",
  mobile: "With or without the country code.",
};

export const usernameTaken = "This username is taken. Please choose another.";
export const emailTaken = "There is an account with this email address. Log in, or set a new password.";
