import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

const othersName = "other";

/** Beside the pages' own: answered before their router. */
const ownRoutes = ["/healthz", "/readyz", "/api/auth/*", "/assets/*"];

/** An address by its route, such as `/account/orders/:orderId`: addresses are many, and may name somebody. */
export function routeNames(routes: Routes): (address: string) => string {
  const router = new TrieRouter<string>();
  const paths = [...ownRoutes, ...Object.keys(routes).map((id) => pathOf(routes, id))];
  for (const path of new Set(paths.toSorted(byPrecision))) {
    if (path !== "/*") router.add("GET", path.replaceAll(/:(\w+)\?/g, ":$1").toLowerCase(), path);
  }
  return (address) => {
    const [path = ""] = address.split("?", 1);
    const plain = path.replace(/(\/_root|\/_)?\.data$/, "").toLowerCase();
    const [found] = router.match("GET", plain.replace(/\/+$/, "") || "/")[0];
    return found?.[0] ?? othersName;
  };
}

function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  const above = route?.parentId === undefined ? "" : pathOf(routes, route.parentId);
  const own = (route?.path ?? "").replaceAll(/^\/|\/$/g, "");
  return own ? `${above === "/" ? "" : above}/${own}` : above || "/";
}

/** `/check/compass` before `/check/:visa`, and that before whatever else is below. */
function byPrecision(one: string, other: string): number {
  const rank = (path: string) => path.replaceAll(/:\w+\??/g, "\uFFFE").replaceAll("*", "\uFFFF");
  return rank(one) < rank(other) ? -1 : 1;
}

/** Node takes a few dozen methods, and each would be counted for itself. */
export function methodName(method = ""): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
