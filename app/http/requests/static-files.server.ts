import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";

const serveBuilt = serveStatic({
  root: "./build/client",
  precompressed: true,
  onFound: (path, c) => {
    // Names under /assets/ contain a hash of the content, so browsers may cache them for good.
    const keep = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    c.header("cache-control", keep);
  },
});

/** In development Vite serves them. */
export const staticFiles = createMiddleware(async (c, next) => {
  const readable = c.req.method === "GET" || c.req.method === "HEAD";
  if (import.meta.env.DEV || !readable || !/\.[a-z0-9]{2,8}$/.test(c.req.path)) return next();
  const answer = await serveBuilt(c, next);
  // What may be kept for good is never asked for again. Without a file there is no answer yet.
  const isFile = answer instanceof Response;
  if (isFile && c.req.path.startsWith("/assets/")) answer.headers.delete("last-modified");
  return answer;
});
