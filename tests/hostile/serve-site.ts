import { randomUUID } from "node:crypto";
import { resolve } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps,
} from "react-router";

import { currentUser } from "#app/accounts/current-user.server.ts";
import * as entry from "#app/entry.server.tsx";
import {
  currentUserContext,
  fromThisMachineContext,
  nonceContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import * as root from "#app/root.tsx";
import addresses from "#app/routes.ts";

export type Serve = (request: Request) => Promise<Response>;

/**
 * Pages and calls without build or rate limits: each request has its own address. Origin and body-size checks are not
 * included.
 */
export async function serveSite(): Promise<Serve> {
  const handle = createRequestHandler(await buildOf(addresses), "test");
  return async (request) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, "nonce");
    context.set(currentUserContext, await currentUser(request));
    context.set(visitorAddressContext, randomUUID());
    context.set(fromThisMachineContext, true);
    return handle(request, context);
  };
}

/** Where scripts load and post: answers with the page's data. */
export function dataPath(path: string): string {
  const url = new URL(path, "http://127.0.0.1:3000");
  return `${url.pathname}${url.pathname.endsWith("/") ? "_" : ""}.data${url.search}`;
}

async function buildOf(tree: RouteConfigEntry[]): Promise<ServerBuild> {
  const routes = { root: { id: "root", path: "", module: root }, ...(await modulesOf(tree, "root")) };
  const known = Object.entries(routes).map(([id, { module: code, ...place }]) => [
    id,
    { ...place, module: `/${id}.js`, imports: [], css: [], hasLoader: "loader" in (code as object) },
  ]);
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: Object.fromEntries(known),
      url: "/manifest.js",
      version: "test",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

type Modules = Record<string, { id: string; path?: string; module: unknown }>;

async function modulesOf(tree: RouteConfigEntry[], parentId: string): Promise<Modules> {
  const found: Modules = {};
  for (const { id: named, file, path, index, children = [] } of tree) {
    const id = named ?? file.replace(/\.tsx?$/, "");
    const module = drawable(await import(/* @vite-ignore */ resolve("app", file)));
    Object.assign(found, { [id]: { id, parentId, path, index, module } }, await modulesOf(children, id));
  }
  return found;
}

type Page = Parameters<typeof UNSAFE_withComponentProps>[0];

/** A build passes loader data to the page; without one, do it here. */
function drawable(module: { default?: Page }): unknown {
  return module.default ? { ...module, default: UNSAFE_withComponentProps(module.default) } : module;
}
