/** The fields of a registration in the form's order, under the names `/api/auth/sign-up/email` shares with it. */
export const registrationFields = [
  "first_name",
  "last_name",
  "email",
  "country",
  "mobile",
  "username",
  "password",
] as const;

type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<RegistrationField, string>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

/** Of these, what a customer may change later. */
export type ProfileField = "first_name" | "last_name" | "mobile" | "country";
export type Profile = Record<ProfileField, string>;
export type ProfileErrors = Partial<Profile>;

/** Long enough that guessing is hopeless, without rules about symbols that people answer with "Password1!". */
export const passwordLength = { min: 10, max: 128 };
export const usernameLength = { min: 3, max: 30 };

/** What stands beside the fields before anything is wrong. */
export const registrationHints = {
  username: "3 to 30 letters, digits, dots, hyphens or underscores.",
  mobile: "Your number in the country you chose.",
  password: "At least 10 characters. A few words in a row are easy to remember and hard to guess.",
};

export const usernameTaken = "This username is taken. Please choose another.";
export const emailTaken = "There is an account with this email address. Log in, or set a new password.";
