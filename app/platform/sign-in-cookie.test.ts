import { expect, test } from "vitest";

import { cookieSignIn, readCookie, setHostCookie, signInCookie } from "#app/platform/sign-in-cookie.ts";

const [secure, plain] = ["https://shop.example.org", "http://127.0.0.1:3000"];
const bringing = (cookie: string) => new Request(plain, { headers: { cookie } });

test("over https a cookie is one that only this very host can have set, and over http a plain one", () => {
  const cookie = { name: "landfall_form", value: "abc" };
  expect(setHostCookie({ ...cookie, siteUrl: secure })).toBe(
    "__Host-landfall_form=abc; Path=/; HttpOnly; SameSite=Lax; Secure",
  );
  expect(setHostCookie({ ...cookie, seconds: 60, siteUrl: plain })).toBe(
    "landfall_form=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
  );
  expect([signInCookie(secure), signInCookie(plain)]).toEqual([
    "__Host-landfall.session_token",
    "landfall.session_token",
  ]);
});

test("over https a sign-in that a neighbouring host could have planted is none", () => {
  for (const name of ["landfall.session_token", "__Secure-landfall.session_token"]) {
    expect(cookieSignIn(bringing(`${name}=planted`), secure)).toBeNull();
  }
  expect(cookieSignIn(bringing("__Host-landfall.session_token=own"), secure)).toBe("own");
  expect(cookieSignIn(bringing("landfall.session_token=own"), plain)).toBe("own");
});

test("an empty cookie before it hides none", () => {
  expect(cookieSignIn(bringing("landfall.session_token=; landfall.session_token=own"), plain)).toBe("own");
  expect(cookieSignIn(bringing("landfall.session_token="), plain)).toBeNull();
  expect(readCookie(bringing("other=1"), "landfall.session_token")).toBeNull();
});
