const oneService = { service_link_list: ["cover-letter"], currency: "INR" };

/** A call that is understood, for each that takes text or numbers to a query. */
export const goodCalls = [
  { path: "/api/service/cover-letter/", fields: { link: "cover-letter" } },
  { path: "/service/get_plan_customizations_api/", fields: { link: "sop-drafting" } },
  { path: "/service/get_amount/", fields: { links: ["cover-letter"], currency: "INR", discount_code: "X" } },
  { path: "/service/suggested_currencies/", fields: { country: "IN" } },
  { path: "/service/add_to_cart/", fields: { link: "resume-help", currency: "INR", quote_id: "x" } },
  { path: "/service/cart_purchase_api/", fields: { services: [oneService], stripe_txn_id: "x" } },
  { path: "/service/get_razorpay_offers/", fields: { services: [oneService], purchase_id: "x" } },
  { path: "/service/change_wallet_curr/", fields: { new_currency: "USD" } },
  { path: "/service/free-consultation/", fields: { mobile: "9876543210", service: "cover-letter" } },
  { path: "/service/apply_discount/", fields: { coupon_code: "WELCOME10", link: "cover-letter" } },
  { path: "/service/get_research_data/", fields: { page: 1, type: "all_groups", paramsId: "x" } },
  { path: "/service/remove_from_cart/", fields: { id: "x" } },
  { path: "/service/start_payment/", fields: { services: [oneService], payment_platform: "stripe" } },
  { path: "/service/wallet/top_up/", fields: { amount: 100, currency: "INR", payment_platform: "razorpay" } },
  { path: "/api/auth/sign-in/username", fields: { username: "nobody", password: "nothing" } },
];
