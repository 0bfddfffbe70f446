import { premiumVisaNamed } from "#app/catalog/premium-visa-names.ts";

export type Placeholder =
  | "admits"
  | "cart"
  | "dashboard"
  | "groups"
  | "home"
  | "profile"
  | "reviews"
  | "service"
  | "services"
  | "visa"
  | "wallet";

/** Spec section 2; null where none is shown. */
export function placeholderForPath(path: string): Placeholder | null {
  const address = path.endsWith("/") ? path : `${path}/`;
  if (address === "/") return "home";
  if (address === "/service/") return "services";
  if (address === "/service/cart/") return "cart";
  if (address === "/service/research_groups/") return "groups";
  if (address === "/account/dashboard/") return "dashboard";
  if (address === "/service/wallet/") return "wallet";
  if (address.includes("/profile/")) return "profile";
  if (address.includes("/reviews/")) return "reviews";
  if (address.includes("/admits_rejects/")) return "admits";
  const slug = /^\/service\/premium\/([^/]+)\/$/.exec(address)?.[1];
  if (slug === undefined) return null;
  return premiumVisaNamed(slug) ? "visa" : "service";
}
