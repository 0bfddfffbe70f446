import { href } from "react-router";

/** The wallet's page with these fields in its address, those left empty out of it. */
export function walletHref(fields: Record<string, string>, place = ""): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filled);
  return `${href("/service/wallet")}/${query.size > 0 ? `?${query}` : ""}${place}`;
}
