import type { Currency } from "#app/money/currency.ts";
import type { Drawn } from "#app/ui/drawn-part.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

export type ShellData = {
  siteName: string;
  siteUrl: string;
  user: { firstName: string; username: string; premium: boolean; atDesk: boolean } | null;
  cartCount: number;
  currency: Currency | null;
  /** Null where none can be chosen. */
  currencies: DrawnOptions | null;
  csrfToken: string;
  supportChatHref: string | null;
  liveChatScript: string | null;
  footer: Drawn | null;
};

/** For when the frame's own data fails to load. */
export const unknownVisitor: ShellData = {
  siteName: "Landfall",
  siteUrl: "",
  user: null,
  cartCount: 0,
  currency: null,
  currencies: null,
  csrfToken: "",
  supportChatHref: null,
  liveChatScript: null,
  footer: null,
};
