import type { ShopSettings } from "#simulator/settings.ts";

const asIs = (random: string) => random;
const named = (random: string) => random.slice(0, 20);

export const shopSettings: ShopSettings = {
  keys: {
    PAYFORT_ACCESS_CODE: named,
    PAYFORT_MERCHANT_IDENTIFIER: named,
    PAYFORT_REQUEST_PHRASE: asIs,
    PAYFORT_RESPONSE_PHRASE: asIs,
  },
  ownKeys: ["PAYFORT_ACCESS_CODE"],
  alsoTold: ["PAYFORT_SHA"],
  addresses: ({ apiUrl, publicUrl }) => ({
    PAYFORT_API_URL: `${apiUrl}/FortAPI/paymentApi`,
    PAYFORT_PAGE_URL: `${publicUrl}/FortAPI/paymentPage`,
  }),
  pages: "https://checkout.payfort.com",
};
