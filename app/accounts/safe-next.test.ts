import { expect, test } from "vitest";

import { safeNext } from "#app/accounts/safe-next.ts";

const fallback = "/account/dashboard/";

test.each([
  ["/", "/"],
  ["/service/premium/mock-interview/", "/service/premium/mock-interview/"],
  [
    "/service/premium/sop-drafting/?drafts=2&currency=INR#price",
    "/service/premium/sop-drafting/?drafts=2&currency=INR#price",
  ],
  ["/service/../service/cart", "/service/cart"],
  ["/@evil.example", "/@evil.example"],
  ["/service/?back=https://evil.example", "/service/?back=https://evil.example"],
  ["/service/émigré", "/service/%C3%A9migr%C3%A9"],
  ["/account/dashboard/", "/account/dashboard/"],
])("%j is on this site and leads to %j", (next, destination) => {
  expect(safeNext(next, fallback)).toBe(destination);
});

test.each([
  null,
  "",
  " ",
  "service",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "/service\r\nSet-Cookie: a=b",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/service/..//evil.example",
  "/service/../..//evil.example",
  "/a/../\\evil.example",
  "/%2e//evil.example",
  "/a/%2e%2e//evil.example",
  "/%2f%2fevil.example",
  "/%2F/evil.example",
  "/%5cevil.example",
  "http:",
  "http:evil.example",
  "http://evil.example/",
  "https:/evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hello",
  "@evil.example",
  "evil.example",
  "?next=/service/",
  "#top",
  " /service/",
  "/ /evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "/\u0000/evil.example",
  `/${"a".repeat(3_000)}`,
  "/account/login/?next=/service/",
  "/account/register",
  "/account/sign-out",
  "/service/../account/sign-out",
  "/api/auth/sign-out",
])("%j is not a page to go to, so the fallback is", (next) => {
  expect(safeNext(next, fallback)).toBe(fallback);
});
