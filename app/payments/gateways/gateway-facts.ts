/** Reaches browsers: put nothing here they do not need. */
export type GatewayFacts = {
  wireName: string;
  label: string;
  owner: string;
  note: (page: "this page" | "the next page") => string;
  accounts: Readonly<Record<string, string>>;
};
