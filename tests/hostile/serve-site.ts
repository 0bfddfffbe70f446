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
 * The site's own pages and calls, answered without a build and without a limit on how often: each request comes from
 * an address of its own. What stands before them (whose form it is, how large a body) is not here.
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

/** Where a page's script asks, and sends forms: it answers with what the page is drawn from. */
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

/** Every route below one, by its id, with its code. */
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

/** A build hands a page what its loader answered; so is it done here, or nothing would be drawn. */
function drawable(module: { default?: Page }): unknown {
  return module.default ? { ...module, default: UNSAFE_withComponentProps(module.default) } : module;
}
