import { readAs } from "#app/forms/fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";

const hundredths = readAs(
  (sent) => (/^\d{1,15}$/.test(sent) ? BigInt(sent) : null),
  notUnderstood.refusal.message,
);

export const shownFields = { to_wallet: hundredths, to_gateway: hundredths, premium: hundredths };

export function shownIn(sent: Record<keyof typeof shownFields, bigint>) {
  return { toWallet: sent.to_wallet, toGateway: sent.to_gateway, premium: sent.premium };
}
