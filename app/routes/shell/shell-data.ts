/** What every page's frame shows of the visitor. */
export type ShellData = {
  siteName: string;
  user: { firstName: string; premium: boolean } | null;
  cartCount: number;
  /** The saved choice; null before there is one. */
  currency: string | null;
  /** The currencies this visitor may choose from. */
  currencies: { code: string; name: string }[];
  csrfToken: string;
};

/** What the frame shows when nothing is known, as when its own data failed to load. */
export const unknownVisitor: ShellData = {
  siteName: "Landfall",
  user: null,
  cartCount: 0,
  currency: null,
  currencies: [],
  csrfToken: "",
};
