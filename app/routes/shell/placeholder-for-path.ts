export type Placeholder = "admits" | "dashboard" | "home" | "profile" | "reviews" | "service" | "wallet";

/** Which page's shape stands in while that page loads (spec section 2); null where nothing stands in. */
export function placeholderForPath(path: string): Placeholder | null {
  const address = path.endsWith("/") ? path : `${path}/`;
  if (address === "/") return "home";
  if (address === "/account/dashboard/") return "dashboard";
  if (address === "/service/wallet/") return "wallet";
  if (address.includes("/profile/")) return "profile";
  if (address.includes("/reviews/")) return "reviews";
  if (address.includes("/admits_rejects/")) return "admits";
  if (/^\/service\/premium\/[^/]+\/$/.test(address)) return "service";
  return null;
}
