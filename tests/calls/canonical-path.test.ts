import { describe, expect, test } from "vitest";

import routes from "#app/routes.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";
import { canonicalPath } from "#app/http/requests/canonical-path.ts";

describe("a page's one address", () => {
  const cases: [path: string, leadsTo: string | null][] = [
    ["/", null],
    ["/service", "/service/"],
    ["/service//", "/service/"],
    ["/service/premium/cover-letter", "/service/premium/cover-letter/"],
    ["/service/premium/gre-coaching", "/service/premium/gre-consultation/"],
    ["/service/premium/gre-coaching/", "/service/premium/gre-consultation/"],
    ["/service/premium/gre-coaching-more/", null],
    ["/service/cart/", "/service/cart"],
    ["/service/wallet", "/service/wallet/"],
    ["/service/research_groups", "/service/research_groups/"],
    ["/account/login", "/account/login/"],
    ["/account/register/", "/account/register"],
    ["/account/dashboard", "/account/dashboard/"],
    ["/error/", "/error"],
    ["/profile/asha", "/profile/asha/"],
    ["/reviews", "/reviews/"],
    ["/admits_rejects", "/admits_rejects/"],
    ["/staff", "/staff/"],
    ["/staff/work/", "/staff/work"],
    ["/terms/", "/terms"],
    ["/docs/api/", "/docs/api"],
    ["/openapi.json", null],
    ["/service/cart.data", null],
    ["/assets/entry.js", null],
    ["/nowhere/", "/nowhere"],
    ["//evil.example/", "/evil.example"],
    ["///evil.example//", "/evil.example"],
    ["//", null],
  ];

  test.each(cases)("%s leads to %s", (path, leadsTo) => {
    expect(canonicalPath(path)).toBe(leadsTo);
    if (leadsTo) expect(canonicalPath(leadsTo)).toBeNull();
    expect(leadsTo ?? "/").toMatch(/^\/(?!\/)/);
  });

  test("every page is found at its own address or one redirect from it", () => {
    for (const path of pagePaths(routes)) {
      const page = `/${path.replace(/:\w+/g, "cover-letter")}`;
      for (const form of [page, page.replace(/(.)\/$/, "$1"), page.endsWith("/") ? page : `${page}/`]) {
        const canonical = canonicalPath(form) ?? form;
        expect(canonicalPath(canonical)).toBeNull();
        expect(canonical.replace(/\/$/, "")).toBe(page.replace(/\/$/, ""));
      }
      expect({ page, leadsTo: canonicalPath(page) }).toEqual({ page, leadsTo: null });
    }
  });

  test("every call answers at both forms", () => {
    for (const { path } of calls) {
      const full = path.replace("{slug}", "cover-letter");
      expect([full, full.slice(0, -1)].map(canonicalPath)).toEqual([null, null]);
    }
  });
});

type Entry = { path?: string; children?: Entry[] };

function pagePaths(entries: Entry[]): string[] {
  return entries
    .flatMap(({ path, children }) => [...(path && path !== "*" ? [path] : []), ...pagePaths(children ?? [])])
    .filter((path) => !path.startsWith("api/"));
}
