import { createRequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Handler = ReturnType<typeof createRequestHandler>;

/**
 * React Router tries each address on all routes of the site, several times for one page. Only those that begin as it
 * does can answer, so they have a handler of their own.
 */
export function handleBySegment(build: ServerBuild, mode: string): Handler {
  const whole = createRequestHandler(build, mode);
  const bySegment = new Map<string, Handler>();
  for (const segment of new Set(Object.keys(build.routes).map((id) => firstSegment(build.routes, id)))) {
    if (segment === null) continue;
    const routes = beginningWith(segment, build.routes);
    bySegment.set(segment, createRequestHandler({ ...build, routes }, mode));
  }
  return (request, context) => {
    const [, segment = ""] = new URL(request.url).pathname.split("/", 2);
    const name = segment.replace(/\.data$/, "").toLowerCase();
    return (bySegment.get(name) ?? whole)(request, context);
  };
}

/** With those that can begin with anything. */
export function beginningWith(segment: string, routes: Routes): Routes {
  const own = Object.entries(routes).filter(([id]) => {
    const first = firstSegment(routes, id);
    return first === null || first === segment;
  });
  return Object.fromEntries(own);
}

/** Null where it can be anything, or nothing. */
function firstSegment(routes: Routes, id: string): string | null {
  const route = routes[id];
  const above = route?.parentId === undefined ? null : firstSegment(routes, route.parentId);
  const segment = above ?? route?.path?.split("/").find(Boolean);
  return segment && /^[\w.-]+$/.test(segment) ? segment.toLowerCase() : null;
}
