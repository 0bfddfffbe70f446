/** Whether a host, as it stands in an address, is this very machine and nobody else's. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

/** What proxies add to a request that they hand on. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-server",
  "x-original-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "ngrok-trace-id",
];

/**
 * Whether a request comes from a program on this machine that means this machine: over a loopback connection, handed on
 * by nobody, and under a loopback name, or any page on the web could have its own name lead here.
 */
export function isFromThisMachine({
  remoteAddress,
  headers,
}: {
  remoteAddress: string | undefined;
  headers: Headers;
}): boolean {
  if (!isLoopbackHost(remoteAddress ?? "")) return false;
  if (proxyHeaders.some((name) => headers.has(name))) return false;
  const host = headers.get("host") ?? "";
  return isLoopbackHost(host.replace(/:\d{1,5}$/, ""));
}
