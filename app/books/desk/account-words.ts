const words: Record<string, string> = {
  stripe: "Card (Stripe)",
  razorpay_domestic: "Razorpay, in rupees",
  razorpay_international: "Razorpay, other currencies",
  payfort: "Amazon Payfort",
};

/** A gateway's account of ours, as the desk reads it. */
export function accountWords(account: string): string {
  return words[account] ?? account;
}
