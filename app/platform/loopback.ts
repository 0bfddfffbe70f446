export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

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
 * A direct loopback connection under a loopback name: without the name check any website could point its own name
 * here.
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
