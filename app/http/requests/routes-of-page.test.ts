import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import { routesOfPage } from "#app/http/requests/routes-of-page.server.ts";

const routes = [
  { id: "root", path: "" },
  { id: "layout", parentId: "root" },
  { id: "home", parentId: "layout", index: true },
  { id: "list", parentId: "layout", path: "service" },
  { id: "service", parentId: "layout", path: "service/premium/:slug" },
  { id: "case", parentId: "layout", path: "account/case/:id" },
  { id: "not-found", parentId: "layout", path: "*" },
];
const manifest = {
  version: "1",
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
} as unknown as EntryContext["manifest"];

const all = Object.fromEntries(routes.map(({ id }) => [id, {}]));

function routesFor(pathname: string, ...ids: string[]) {
  return routesWith(all, pathname, ids);
}

function routesWith(routeModules: object, pathname: string, ids: string[]) {
  const matches = ids.map((id) => ({ route: { id } }));
  const staticHandlerContext = { matches, location: { pathname } };
  return routesOfPage({ manifest, staticHandlerContext, routeModules } as unknown as EntryContext);
}

describe("the routes a page is made of", () => {
  it("are its own and those of the addresses above it", () => {
    const page = routesFor("/service/premium/cover-letter/", "root", "layout", "service");
    expect(Object.keys(page.routes)).toEqual(["root", "layout", "home", "list", "service", "not-found"]);
    expect(page.version).toBe("1");
  });

  it("are found once for all pages of a kind", () => {
    const one = routesFor("/account/case/1/", "root", "layout", "case");
    expect(routesFor("/account/case/2/", "root", "layout", "case")).toBe(one);
  });

  it("are all of them where nothing answers", () => {
    expect(routesFor("/no/such/page", "root", "layout", "not-found")).toEqual(manifest);
    expect(routesFor("/no/such/page", "root")).toEqual(manifest);
  });

  it("are, where nothing answers below a segment, those that its handler has", () => {
    const { case: _elsewhere, ...modules } = all;
    const page = routesWith(modules, "/service/no-such-page", ["root", "layout", "not-found"]);
    expect(Object.keys(page.routes)).toEqual(Object.keys(modules));
  });
});
