import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const loopback = /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d{1,3}){3})$/i;

export function isFromThisMachine(c: Context): boolean {
  const remote = getConnInfo(c).remote.address ?? "";
  const host = c.req.header("host")?.replace(/:\d{1,5}$/, "") ?? "";
  const handedOn = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];
  return (
    loopback.test(remote) && loopback.test(host) && handedOn.every((name) => c.req.header(name) === undefined)
  );
}
