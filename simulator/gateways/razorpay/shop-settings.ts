import type { ShopSettings } from "#simulator/settings.ts";

const asIs = (random: string) => random;
const keyId = (random: string) => `rzp_test_${random.slice(0, 14)}`;

export const shopSettings: ShopSettings = {
  keys: {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: asIs,
    RAZORPAY_WEBHOOK_SECRET: asIs,
    RAZORPAY_INTERNATIONAL_KEY_ID: keyId,
    RAZORPAY_INTERNATIONAL_KEY_SECRET: asIs,
    RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET: asIs,
  },
  ownKeys: ["RAZORPAY_KEY_ID", "RAZORPAY_INTERNATIONAL_KEY_ID"],
  alsoTold: [],
  addresses: ({ apiUrl, publicUrl }) => ({
    RAZORPAY_API_URL: apiUrl,
    RAZORPAY_CHECKOUT_URL: `${publicUrl}/razorpay/checkout.js`,
  }),
  pages: "https://api.razorpay.com",
};
