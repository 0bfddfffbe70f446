import { expect, test } from "vitest";

import routes from "#app/routes.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { canonicalPath } from "#app/http/requests/canonical-path.ts";
import { isPublicPage, publicPages } from "#app/http/public-pages.ts";

test("all services are public, and each page stands once", () => {
  expect(publicPages.filter((path) => path.startsWith("/service/premium/"))).toHaveLength(
    shippedSlugs.length,
  );
  expect(new Set(publicPages).size).toBe(publicPages.length);
});

test("each public page has a route, and is listed by its one address", () => {
  const patterns = pathsOf(routes).map(
    (path) => new RegExp(`^/${path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}/?$`),
  );
  for (const page of publicPages) {
    expect(canonicalPath(page), page).toBeNull();
    expect(
      patterns.some((pattern) => pattern.test(page)),
      page,
    ).toBe(true);
  }
});

test.each([
  "/service",
  "/service/premium/cover-letter",
  "/service/premium/gre-coaching/",
  "/service/premium/no-such-service/",
  "/SERVICE/",
  "/service/premium/cover-letter.data",
  "/service/premium/../cart",
  "//",
  "/service/cart",
  "/service/wallet/",
  "/service/pay/1",
  "/service/publish-testimonial/cover-letter/",
  "/account/login/",
  "/account/register",
  "/account/dashboard/",
  "/profile/asha/",
  "/mailbox",
  "/error",
  "",
])("%s is not a page that is kept", (path) => {
  expect(isPublicPage(path)).toBe(false);
});

type Entry = { path?: string; index?: boolean; children?: Entry[] };

function pathsOf(entries: Entry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? [""] : path && path !== "*" ? [path] : []),
    ...pathsOf(children ?? []),
  ]);
}
