import { ourRefund } from "#app/payments/our-refund.ts";

/** What one asking for a refund goes by at Amazon, so that news of it is never taken for news of another. */
export function refundReference({ refundId, asks }: { refundId: string; asks: number }): string {
  return asks > 1 ? `${refundId}-${asks}` : refundId;
}

/** Which asking for which refund a reference names; null for one that is not ours. */
export function readRefundReference(reference: string): { refundId: string; ask: number } | null {
  const [, id, ask] = /^([0-9a-f-]{36})(?:-(\d{1,6}))?$/.exec(reference) ?? [];
  const refundId = ourRefund(id);
  return refundId === null ? null : { refundId, ask: Number(ask ?? 1) };
}
