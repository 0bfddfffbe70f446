import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Import it nowhere else: a second copy would open a second pool. */
type Bundle = typeof import("#app/server-entry.server.ts");
export type Application = Bundle;

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
  return import(pathToFileURL(file).href) as Promise<Bundle>;
}

async function loadFromSource(server: Server, undo: (() => Promise<unknown>)[]): Promise<Application> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: "custom",
  });
  undo.push(() => vite.close());
  const load = async () => (await vite.ssrLoadModule("./app/server-entry.server.ts")) as Bundle;
  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, () => {
      const answered = load().then((bundle) => bundle.listener(request, response));
      answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  };
  return { ...(await load()), listener };
}
