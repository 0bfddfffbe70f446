import { z } from "zod";

import {
  passwordLength,
  type Profile,
  type ProfileErrors,
  type ProfileField,
  registrationFields,
  usernameLength,
  type RegistrationErrors,
} from "#app/accounts/registration/registration-fields.ts";
import { countries } from "#app/currencies/countries.ts";
import { isDeletedAddress } from "#app/mail/deleted-address.ts";

/** Case-insensitive: usernames are stored in lower case. */
export const usernameShape = /^[a-z0-9_.-]+$/i;

type CheckedProfile = { ok: true; profile: Profile } | { ok: false; errors: ProfileErrors };
export function checkProfile(fields: Record<string, unknown>): CheckedProfile {
  const result = profileSchema.safeParse(fields);
  if (result.success) return { ok: true, profile: result.data };
  return { ok: false, errors: firstErrors(result.error) };
}

export function checkEmail(email: unknown): { ok: true; email: string } | { ok: false; fault: string } {
  const result = emailSchema.safeParse(email);
  if (result.success) return { ok: true, email: result.data };
  return { ok: false, fault: result.error.issues[0]?.message ?? "" };
}

/** Control, invisible and direction-changing characters, and piled-up marks that would break the layout. */
export const unprintable = new RegExp(
  [
    "[\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]",
    "(?!\\u061c|[\\u200c-\\u200f]|\\ufe0e|\\ufe0f)\\p{Default_Ignorable_Code_Point}",
    "(?:\\p{M}|\\u200c|\\u200d){6}",
    "(?:[^\\s\\u200d][\\p{Emoji_Modifier}\\ufe0f]{0,2}\\u200d){6}",
  ].join("|"),
  "u",
);

const personName = (which: string) =>
  required(`Enter your ${which} name.`)
    .max(80, `Your ${which} name can have at most 80 characters.`)
    .refine((name) => !unprintable.test(name), `Your ${which} name has a character that cannot be shown.`)
    .refine((name) => /\p{L}/u.test(name), `Your ${which} name needs a letter.`);

export const passwordSchema = z
  .string("Enter a password.")
  .min(1, "Enter a password.")
  .min(passwordLength.min, `Your password needs at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `Your password can have at most ${passwordLength.max} characters.`)
  .refine((password) => !password.includes("\u0000"), "Your password has a character that cannot be read.");

export const usernameSchema = required("Choose a username.")
  .min(usernameLength.min, `Your username needs at least ${usernameLength.min} characters.`)
  .max(usernameLength.max, `Your username can have at most ${usernameLength.max} characters.`)
  .regex(usernameShape, "Use only letters, digits, dots, hyphens and underscores.");

export const emailSchema = required("Enter your email address.")
  .toLowerCase()
  .max(254, "This email address is too long.")
  .pipe(z.email("Enter an email address like name@example.org."))
  // Placeholders for deleted customers' addresses.
  .refine((email) => !isDeletedAddress(email), "Enter an email address that mail can be sent to.");

export const registrationSchema = z.object({
  first_name: personName("first"),
  last_name: personName("last"),
  email: emailSchema,
  country: required("Choose your country.")
    .toUpperCase()
    .refine(
      (code) => countries().some((country) => country.code === code),
      "Choose a country from the list.",
    ),
  mobile: required("Enter your mobile number.")
    .transform((digits) => digits.replaceAll(" ", ""))
    .pipe(z.string().regex(/^\d{6,14}$/, "Enter 6 to 14 digits, without the country code.")),
  username: usernameSchema,
  password: passwordSchema,
});

const profileSchema = registrationSchema.pick({
  first_name: true,
  last_name: true,
  country: true,
  mobile: true,
} satisfies Record<ProfileField, true>);

function required(sentence: string) {
  return z.string(sentence).trim().min(1, sentence);
}

export function firstErrors(error: z.ZodError): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const issue of error.issues) {
    const field = registrationFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}
