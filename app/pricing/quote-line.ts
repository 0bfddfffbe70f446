/** Which rule made a line. */
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

/** One explained part of a price, in hundredths; what is taken off is negative. */
export type QuoteLine = { kind: LineKind; label: string; amount: bigint };
