import { addToCart } from "#app/cart/add-to-cart.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Fields } from "#tests/calls/call.ts";
import { coverLetter, fund, makeBuyer, noShares, valueOf } from "#tests/checkout/shop.ts";

export async function makeShopper(): Promise<{ user: CurrentUser; itemId: string }> {
  const user = await makeBuyer();
  await fund(user.id, 1_000_000n);
  const now = new Date();
  const added = valueOf(
    await addToCart({
      userId: user.id,
      configurations: [coverLetter()],
      currency: "INR",
      now,
      mayBuyShare: noShares,
    }),
  );
  return { user, itemId: added.itemIds[0] ?? "" };
}

const oneService = { service_link_list: ["cover-letter"], currency: "INR" };

export const goodFields: Record<string, (itemId: string) => Fields> = {
  "/api/get_random_testimonial_api/": () => ({}),
  "/api/service/{slug}/": () => ({ link: "cover-letter" }),
  "/service/get_plan_customizations_api/": () => ({ link: "sop-drafting" }),
  "/service/get_amount/": () => ({ links: ["cover-letter"], currency: "INR" }),
  "/service/suggested_currencies/": () => ({ country: "IN" }),
  "/service/get_cart_data/": () => ({ type: "get_cart_data" }),
  "/service/add_to_cart/": () => ({ link: "resume-help", currency: "INR" }),
  "/service/cart_purchase_api/": () => ({ services: [oneService], make_payment_with_wallet: true }),
  "/service/get_razorpay_offers/": () => ({ services: [oneService] }),
  "/service/change_wallet_curr/": () => ({ new_currency: "USD" }),
  "/service/free-consultation/": () => ({ mobile: "9876543210", service: "cover-letter" }),
  "/service/apply_discount/": () => ({ coupon_code: "WELCOME10" }),
  "/service/get_research_data/": () => ({ page: 1, type: "all_groups", paramsId: null }),
  "/service/remove_from_cart/": (id) => ({ id }),
  "/service/start_payment/": () => ({ services: [oneService], payment_platform: "stripe" }),
  "/service/wallet/top_up/": () => ({ amount: 100_000, currency: "INR", payment_platform: "razorpay" }),
};

export function addressOf(path: string): string {
  return path.replace("{slug}", "cover-letter");
}
