import type { Simulation } from "#simulator/simulation.ts";

export type RazorpayAccount = {
  name: "domestic" | "international";
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

export function accountsOf({ settings }: Simulation): RazorpayAccount[] {
  const account = (name: RazorpayAccount["name"], prefix: string) => ({
    name,
    keyId: settings.needed(`${prefix}KEY_ID`),
    keySecret: settings.needed(`${prefix}KEY_SECRET`),
    webhookSecret: settings.needed(`${prefix}WEBHOOK_SECRET`),
  });
  return [account("domestic", "RAZORPAY_"), account("international", "RAZORPAY_INTERNATIONAL_")];
}
