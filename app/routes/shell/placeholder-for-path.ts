export type Placeholder = "dashboard" | "home" | "service" | "wallet";

/** Which page's shape stands in while that page loads; null where nothing stands in. */
export function placeholderForPath(path: string): Placeholder | null {
  const address = path.endsWith("/") ? path : `${path}/`;
  if (address === "/") return "home";
  if (address === "/account/dashboard/") return "dashboard";
  if (address === "/service/wallet/") return "wallet";
  if (/^\/service\/premium\/[^/]+\/$/.test(address)) return "service";
  return null;
}
