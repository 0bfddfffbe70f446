import type { ShopSettings } from "#simulator/settings.ts";

export const shopSettings: ShopSettings = {
  keys: {
    STRIPE_SECRET_KEY: (random) => `sk_test_${random}`,
    STRIPE_WEBHOOK_SECRET: (random) => `whsec_${random}`,
  },
  ownKeys: ["STRIPE_SECRET_KEY"],
  alsoTold: [],
  addresses: ({ apiUrl }) => ({ STRIPE_API_URL: apiUrl }),
  pages: "https://checkout.stripe.com",
};
