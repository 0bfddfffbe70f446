import { expect, test } from "vitest";

import { fillIn } from "#app/accounts/registration/fill-in.server.ts";
import { checkRegistration } from "#app/accounts/registration/check-registration.server.ts";

const typed = {
  first_name: "Asha",
  last_name: "Rao",
  email: "asha@example.org",
  mobile: "98765 43210",
  password: "correct horse 9",
  country: "",
  username: "",
};

test.each([
  ["the guess as it is", { country: "IN" }, "IN", "IN"],
  [
    "the country of a number pasted with its code, where the guess was left",
    { country: "GB", mobile: "+91 98765 43210" },
    "GB",
    "IN",
  ],
  [
    "the country that was chosen, whatever the number",
    { country: "FR", mobile: "+91 98765 43210" },
    "GB",
    "FR",
  ],
  ["nothing where nothing is known", {}, null, ""],
])("the country is %s", (_case, given, guessed, country) => {
  expect(fillIn({ ...typed, ...given }, guessed).country).toBe(country);
});

test.each(["Asha", "Zoë", "अदिति", "X".repeat(80), "Admin", "O’Brien-Smith"])(
  "“%s” without a username gets one that is accepted",
  (first_name) => {
    const { username } = fillIn({ ...typed, first_name }, null);
    const filled = { ...typed, first_name, username, mobile: "9876543210", country: "IN" };
    expect(checkRegistration(filled, { brand: "Landfall", staffNames: [] })).toMatchObject({ ok: true });
  },
);

test("a username that was typed stays", () => {
  expect(fillIn({ ...typed, username: "asha.rao" }, null).username).toBe("asha.rao");
});
