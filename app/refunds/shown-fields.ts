import { shownHundredths } from "#app/forms/fields.ts";

export const shownFields = {
  to_wallet: shownHundredths,
  to_gateway: shownHundredths,
  premium: shownHundredths,
};

export function shownIn(sent: Record<keyof typeof shownFields, bigint>) {
  return { toWallet: sent.to_wallet, toGateway: sent.to_gateway, premium: sent.premium };
}
