import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";

/** Import it nowhere else: a second copy would open a second pool. */
type Bundle = typeof import("#app/server-entry.server.ts");
export type Application = Omit<Bundle, "app"> & { listener: RequestListener };

export async function loadApplication(
  development: boolean,
  server: Server,
  undo: (() => Promise<unknown>)[],
): Promise<Application> {
  return development ? loadFromSource(server, undo) : loadBuilt();
}

async function loadBuilt(): Promise<Application> {
  const file = resolve("build/server/index.js");
  if (!existsSync(file)) throw new Error("The site is not built yet. Run: npm start");
  const bundle = (await import(pathToFileURL(file).href)) as Bundle;
  return { ...bundle, listener: asListener(async () => bundle) };
}

async function loadFromSource(server: Server, undo: (() => Promise<unknown>)[]): Promise<Application> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: "custom",
  });
  undo.push(() => vite.close());
  const load = async () => (await vite.ssrLoadModule("./app/server-entry.server.ts")) as Bundle;
  const application = asListener(load);
  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, () => application(request, response));
  };
  return { ...(await load()), listener };
}

function asListener(load: () => Promise<Bundle>): RequestListener {
  return getRequestListener(async (request, env) => (await load()).app.fetch(request, env));
}
