import { expect, test } from "vitest";

import { calls } from "#app/http/calls/call-registry.server.ts";
import { robots } from "#app/http/pages/robots/robots.ts";
import { publicPages } from "#app/http/public-pages.ts";

const text = robots("https://landfall.example");
const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning));

test("search engines are told where the sitemap is", () => {
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toMatch(/\nSitemap: https:\/\/landfall\.example\/sitemap\.xml\n$/);
});

test("no public page is closed to them", () => {
  expect(publicPages.filter(isClosed)).toEqual([]);
});

test("calls, the account, the cart, the wallet and paying are closed to them", () => {
  const own = [
    "/account/login/",
    "/account/dashboard/",
    "/service/cart",
    "/service/wallet/",
    "/service/pay/1",
  ];
  const paths = [...own, "/profile/asha/", "/mailbox", "/error", ...calls.map(({ path }) => path)];
  expect(paths.filter((path) => !isClosed(path))).toEqual([]);
});
