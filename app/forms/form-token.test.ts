import { expect, test } from "vitest";

import { checkFormToken, formCookie, formToken } from "#app/forms/form-token.server.ts";
import { formTokenField } from "#app/forms/sent-fields.ts";

const page = "http://127.0.0.1:3000/account/login/";

const requestWith = (cookie: string | null) => new Request(page, { headers: cookie ? { cookie } : {} });

function formWith(token: string | null): FormData {
  const form = new FormData();
  if (token !== null) form.set(formTokenField, token);
  return form;
}

test("a signed-in customer's form is accepted from the page it was given to", () => {
  const request = requestWith("a=b; landfall.session_token=one.sig; c=d");
  expect(checkFormToken(request, formWith(formToken(request))).ok).toBe(true);
  expect(formCookie(request)).toEqual({});
});

test("a visitor's form is accepted with the cookie that came with its page", () => {
  const first = requestWith(null);
  const token = formToken(first);
  const cookie = formCookie(first)["Set-Cookie"] ?? "";
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect(checkFormToken(requestWith(cookie.split(";")[0] ?? ""), formWith(token)).ok).toBe(true);
});

test("two forms on a visitor's first page share one cookie", () => {
  const first = requestWith(null);
  const tokens = [formToken(first), formToken(first)];
  const back = requestWith((formCookie(first)["Set-Cookie"] ?? "").split(";")[0] ?? "");
  expect(tokens.every((token) => checkFormToken(back, formWith(token)).ok)).toBe(true);
});

test("a visitor who has the cookie gets no second one", () => {
  const request = requestWith("landfall_form=visitor-one");
  formToken(request);
  expect(formCookie(request)).toEqual({});
});

const ofOne = formToken(requestWith("landfall.session_token=one.sig"));
const ofVisitor = formToken(requestWith("landfall_form=visitor-one"));

test.each([
  ["no token", "landfall.session_token=one.sig", null],
  ["an empty token", "landfall.session_token=one.sig", ""],
  ["a token without a signature", "landfall.session_token=one.sig", ofOne.split(".")[0] ?? ""],
  ["a changed salt", "landfall.session_token=one.sig", `x${ofOne}`],
  ["a changed signature", "landfall.session_token=one.sig", `${ofOne.slice(0, -2)}xx`],
  ["another customer's token", "landfall.session_token=two.sig", ofOne],
  [
    "a visitor's token after signing in",
    "landfall_form=visitor-one; landfall.session_token=one.sig",
    ofVisitor,
  ],
  ["another visitor's token", "landfall_form=visitor-two", ofVisitor],
  ["a token without any cookie", null, ofVisitor],
])("%s is refused", (_words, cookie, token) => {
  const outcome = checkFormToken(requestWith(cookie), formWith(token));
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "stale_form", status: 403 } });
});
