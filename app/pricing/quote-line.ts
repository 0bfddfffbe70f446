export type LineKind =
  | "base"
  | "co_authors"
  | "group_share"
  | "mba"
  | "lightning"
  | "visa_help"
  | "visa_help_saving"
  | "mocks"
  | "mocks_saving"
  | "coupon"
  | "counselling_credit";

/** Hundredths; reductions are negative. */
export type QuoteLine = { kind: LineKind; label: string; amount: bigint };
