import { expect, test } from "vitest";

import {
  checkRegistration,
  guessablePassword,
  passwordFault,
} from "#app/accounts/registration/check-registration.server.ts";

const house = { brand: "Landfall", staffNames: ["landfall-internal"] };

const good = {
  first_name: "Asha",
  last_name: "Rao",
  username: "asha.rao",
  email: "asha@example.org",
  mobile: "9876543210",
  country: "IN",
  password: "correct horse 9",
};

const check = (changes: Record<string, unknown>) => checkRegistration({ ...good, ...changes }, house);

test("a good registration passes, trimmed and in one form, and nothing else comes along", () => {
  const checked = check({
    first_name: "  Asha ",
    email: " Asha@Example.ORG ",
    mobile: "98765 43210",
    country: "in",
    role: "staff",
  });
  expect(checked).toEqual({ ok: true, registration: { ...good } });
});

test.each([
  ["first_name", "Zoë"],
  ["first_name", "अ"],
  ["last_name", "O’Brien-Smith"],
  ["last_name", "x".repeat(80)],
  ["username", "abc"],
  ["username", "A_b-c.9"],
  ["username", "x".repeat(30)],
  ["email", "a.b+c@sub.example.org"],
  ["mobile", "123456"],
  ["mobile", "12345678901234"],
  ["country", "GB"],
  ["password", "calm tides"],
  ["password", `${"calm tides and lamps, ".repeat(5)}and eighteen signs`.padEnd(128, "-")],
  ["password", "  ten long  "],
])("%s may be %j", (field, value) => {
  expect(check({ [field]: value }).ok).toBe(true);
});

test.each([
  ["first_name", undefined],
  ["first_name", ""],
  ["first_name", "   "],
  ["first_name", "\u200b"],
  ["first_name", "123"],
  ["first_name", "x".repeat(81)],
  ["first_name", "As\u0000ha"],
  ["first_name", "As\nha"],
  ["first_name", "\u202eahsA"],
  ["first_name", { first: "Asha" }],
  ["last_name", 7],
  ["username", "ab"],
  ["username", "x".repeat(31)],
  ["username", "asha rao"],
  ["username", "asha@example.org"],
  ["username", "ásha"],
  ["username", "аsha"],
  ["username", "admin"],
  ["username", "Landfall-Internal"],
  ["username", ["asha"]],
  ["email", ""],
  ["email", "asha"],
  ["email", "asha@localhost"],
  ["email", "a@b@example.org"],
  ["email", "asha@example.org\nbcc: x@example.org"],
  ["email", `${"a".repeat(250)}@example.org`],
  ["mobile", ""],
  ["mobile", "12345"],
  ["mobile", "123456789012345"],
  ["mobile", "+919876543210"],
  ["mobile", "98765-43210"],
  ["mobile", "९८७६५४३२१०"],
  ["mobile", 9876543210],
  ["country", ""],
  ["country", "India"],
  ["country", "ZZ"],
  ["password", ""],
  ["password", "ninechars"],
  ["password", "x".repeat(129)],
  ["password", null],
])("%s may not be %j", (field, value) => {
  const checked = check({ [field]: value });
  expect(checked.ok).toBe(false);
  if (!checked.ok) expect(Object.keys(checked.errors)).toEqual([field]);
});

test("everything that is wrong is said at once, in one sentence each", () => {
  const checked = checkRegistration({}, house);
  expect(checked).toEqual({
    ok: false,
    errors: {
      first_name: "Enter your first name.",
      last_name: "Enter your last name.",
      username: "Choose a username.",
      email: "Enter your email address.",
      mobile: "Enter your mobile number.",
      country: "Choose your country.",
      password: "Enter a password.",
    },
  });
});

test("a new password is judged by the same rule", () => {
  expect(passwordFault("long enough")).toBeNull();
  expect(passwordFault("short")).toBe("Your password needs at least 10 characters.");
  expect(passwordFault("1234567890")).toBe(guessablePassword);
  expect(passwordFault("asha-rao-1984", ["Asha", "Rao"])).toBe(guessablePassword);
});
