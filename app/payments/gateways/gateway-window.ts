/** Who pays, and what the window shows: the shop's name, and what is bought. */
export type Payer = { name: string; email: string; mobile: string; shop: string; description: string };

/** What the server has told to open a window with, in the gateway's own words and units. */
export type WindowOrder = Readonly<Record<string, string | number>>;

/** A gateway's window on a page of ours, opened in the browser. */
export type GatewayWindow = {
  /** Loads its script; false where that cannot be had, because it is blocked or the connection is down. */
  load(scriptUrl: string): Promise<boolean>;
  /** The proof that the gateway gives of a payment, or why there is none, as a code and in the gateway's words. */
  open(order: WindowOrder, payer: Payer): Promise<{ proof: object } | { code: string; said?: string }>;
};
