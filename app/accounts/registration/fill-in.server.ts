import { randomInt } from "node:crypto";

import { countryOfNumber } from "#app/accounts/profile/plain-mobile.server.ts";
import { usernameShape } from "#app/accounts/registration/registration.ts";
import type { Registration } from "#app/accounts/registration/registration-fields.ts";

/**
 * What a customer left to us: the country is the one guessed, or that of a number pasted with its code; the username is
 * made from the first name.
 */
export function fillIn(fields: Registration, guessed: string | null): Registration {
  const left = fields.country === "" || fields.country === guessed;
  const country = left ? (countryOfNumber(fields.mobile, guessed) ?? fields.country) : fields.country;
  const username = fields.username.trim() === "" ? usernameFor(fields.first_name) : fields.username;
  return { ...fields, country, username };
}

const partLengthMax = 20;

function usernameFor(firstName: string): string {
  const plain = firstName
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  const part = usernameShape.test(plain) ? plain.slice(0, partLengthMax) : "traveller";
  return `${part}-${randomInt(10_000, 1_000_000)}`;
}
