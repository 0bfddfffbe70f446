import type { RazorpayOrder } from "#app/checkout/razorpay-checkout.ts";

/** A payment that is open at its platform: a window of the platform's, or a form that leads to its page. */
export type OpenedPaymentData = {
  payable: string;
  withPremium: boolean;
  platform: string;
  currency: string;
  form: PostedForm | null;
  order: RazorpayOrder | null;
  scriptUrl: string;
};

/** `host` is the site it is posted to, as people read it. */
export type PostedForm = { action: string; host: string; fields: Record<string, string> };
