import type { Currency } from "#app/money/currency.ts";

export type ShellData = {
  siteName: string;
  siteUrl: string;
  user: { firstName: string; username: string; premium: boolean; atDesk: boolean } | null;
  cartCount: number;
  currency: Currency | null;
  currencies: { code: string; name: string }[];
  csrfToken: string;
  supportChatHref: string | null;
  liveChatScript: string | null;
};

/** For when the frame's own data fails to load. */
export const unknownVisitor: ShellData = {
  siteName: "Landfall",
  siteUrl: "",
  user: null,
  cartCount: 0,
  currency: null,
  currencies: [],
  csrfToken: "",
  supportChatHref: null,
  liveChatScript: null,
};
