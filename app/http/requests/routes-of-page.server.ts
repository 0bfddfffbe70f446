import { type EntryContext, matchRoutes, type RouteObject } from "react-router";

type Manifest = EntryContext["manifest"];
type Routes = Manifest["routes"];
type Page = Pick<EntryContext, "manifest" | "staticHandlerContext" | "routeModules">;

const known = new WeakMap<Routes, Map<string, Manifest>>();

/**
 * The page's own routes and those of the addresses above it, which are all that its scripts are told of. Given every
 * route, React Router makes and sorts them all anew for each page.
 */
export function routesOfPage({ manifest, staticHandlerContext, routeModules }: Page): Manifest {
  const { matches, location } = staticHandlerContext;
  const routeIds = matches.map(({ route }) => route.id);
  const own = manifest.routes[routeIds.at(-1) ?? ""];
  // Above an address that nothing answers can be anything that its handler has.
  if (!own?.parentId || own.path?.includes("*")) return withModules(manifest, routeModules);
  const pages = known.get(manifest.routes) ?? new Map<string, Manifest>();
  known.set(manifest.routes, pages);
  const found = pages.get(own.id) ?? {
    ...manifest,
    routes: pick(manifest.routes, routeIds, location.pathname),
  };
  pages.set(own.id, found);
  return found;
}

/** A handler of addresses that begin alike has the modules of those alone. */
function withModules(manifest: Manifest, modules: EntryContext["routeModules"]): Manifest {
  const had = Object.entries(manifest.routes).filter(([id]) => modules[id]);
  return { ...manifest, routes: Object.fromEntries(had) };
}

function pick(routes: Routes, routeIds: string[], pathname: string): Routes {
  const all = childrenOf(routes);
  const above = pathsAbove(pathname).flatMap((path) => matchRoutes(all, path) ?? []);
  const ids = new Set([...routeIds, ...above.map(({ route }) => route.id)]);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined);
  return children
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(routes, id) },
    );
}

/** `/service/premium/` and `/service/` for `/service/premium/cover-letter/`, and the home page. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split("/").filter(Boolean);
  return segments.map((_segment, depth) => `/${segments.slice(0, depth).join("/")}`);
}
