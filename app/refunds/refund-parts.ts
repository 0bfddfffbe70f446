type RefundParts = { toWallet: bigint; toGateway: bigint; premium: bigint };

export function refundFields({ toWallet, toGateway, premium }: RefundParts) {
  return { to_wallet: String(toWallet), to_gateway: String(toGateway), premium: String(premium) };
}
