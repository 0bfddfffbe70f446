/** Where a refund goes, in hundredths: the part to the wallet, to the gateway, and the premium. */
type RefundParts = { toWallet: bigint; toGateway: bigint; premium: bigint };

/** What a form that shows a refund sends back, to have just this done. */
export function refundFields({ toWallet, toGateway, premium }: RefundParts) {
  return { to_wallet: String(toWallet), to_gateway: String(toGateway), premium: String(premium) };
}

/** The figures that the form showed; null where they are none. */
export function readRefundFields(field: (name: string) => string): RefundParts | null {
  const [toWallet, toGateway, premium] = ["to_wallet", "to_gateway", "premium"].map((name) =>
    /^\d{1,15}$/.test(field(name)) ? BigInt(field(name)) : null,
  );
  if (toWallet == null || toGateway == null || premium == null) return null;
  return { toWallet, toGateway, premium };
}
