/** What is true of a gateway whether its keys are set or not. It reaches browsers, so it holds no more than they need. */
export type GatewayFacts = {
  /** Its name in the calls of spec section 7. */
  wireName: string;
  /** Its name on buttons and receipts. */
  label: string;
  /** Whose page it is that one pays on, in the genitive. */
  owner: string;
  /** What one pays with there, and where: in a window on the page named, or on a page of the gateway's. */
  note: (page: "this page" | "the next page") => string;
  /** Our accounts there, each with its label at the desk. Each has an account of our books. */
  accounts: Readonly<Record<string, string>>;
};
