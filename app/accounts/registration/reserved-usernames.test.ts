import { expect, test } from "vitest";

import { isReservedUsername } from "#app/accounts/registration/reserved-usernames.ts";

const house = { brand: "Landfall", staffNames: ["landfall-internal", "mira.k"] };

test.each([
  ["admin", "a name of authority"],
  ["Admin", "another case"],
  ["a.d.m.i.n", "separators between"],
  ["adm1n", "a digit that passes for a letter"],
  ["R00T", "digits and another case"],
  ["supp0rt", "a digit that passes for a letter"],
  ["no_reply", "another separator"],
  ["landfall", "the brand"],
  ["landfall-internal", "the internal user"],
  ["Landfall_Internal", "the internal user in disguise"],
  ["1andfa11-help", "something that begins with the brand, in disguise"],
  ["landfall.payments", "something that begins with the brand"],
  ["mira-k", "a member of staff in disguise"],
])("%s is reserved: %s", (username) => {
  expect(isReservedUsername(username, house)).toBe(true);
});

test.each(["asha", "ben", "administration.fan", "rooted", "my-landfall", "mira", "supporter", "___"])(
  "%s is free",
  (username) => {
    expect(isReservedUsername(username, house)).toBe(false);
  },
);
