import { href } from "react-router";

export function walletHref(fields: Record<string, string>, place = ""): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filled);
  return `${href("/service/wallet")}/${query.size > 0 ? `?${query}` : ""}${place}`;
}
