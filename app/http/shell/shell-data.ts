import type { Currency } from "#app/money/currency.ts";

/** What every page's frame shows of the visitor. */
export type ShellData = {
  siteName: string;
  /** The site's own address, without a slash at the end. */
  siteUrl: string;
  user: { firstName: string; username: string; premium: boolean; atDesk: boolean } | null;
  cartCount: number;
  /** The saved choice; null before there is one. */
  currency: Currency | null;
  /** The currencies this visitor may choose from. */
  currencies: { code: string; name: string }[];
  csrfToken: string;
  /** The support chat on WhatsApp; null where the number is not known. */
  supportChatHref: string | null;
  /** The script of a third party's live chat; null where the owner has none. */
  liveChatScript: string | null;
};

/** What the frame shows when nothing is known, as when its own data failed to load. */
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
