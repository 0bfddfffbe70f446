/** Where a refund goes, in hundredths: the part to the wallet, to the gateway, and the premium. */
type RefundParts = { toWallet: bigint; toGateway: bigint; premium: bigint };

/** What a form that shows a refund sends back, to have just this done. */
export function refundFields({ toWallet, toGateway, premium }: RefundParts) {
  return { to_wallet: String(toWallet), to_gateway: String(toGateway), premium: String(premium) };
}
