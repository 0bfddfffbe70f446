import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** A call of spec section 7. They share one door; the registry knows each by its address. */
const call = (path: string) => route(path, "routes/calls/call.ts", { id: `call:${path}` });

/** A page of the small print: what stands on it goes by its address. */
const smallPrint = (path: string) =>
  route(path, "routes/pages/small-print.tsx", { id: `small-print:${path}` });

/** Every address of the site, in the order of spec section 2, then its calls, then what gateways and machines use. */
export default [
  layout("routes/shell/layout.tsx", [
    index("routes/pages/home.tsx"),
    route("service/", "routes/pages/service-list.tsx"),
    route("service/premium/:slug/", "routes/pages/service.tsx"),
    route("service/publish-testimonial/:slug/", "routes/pages/publish-testimonial.tsx"),
    route("service/cart", "routes/pages/cart.tsx"),
    route("service/research_groups/", "routes/pages/research-groups.tsx"),
    route("account/login/", "routes/pages/account/login.tsx"),
    route("account/register", "routes/pages/account/register.tsx"),
    route("account/forgotten-password", "routes/pages/account/forgotten-password.tsx"),
    route("account/reset-password", "routes/pages/account/reset-password.tsx"),
    route("account/dashboard/", "routes/pages/dashboard.tsx"),
    route("account/receipts/:orderId", "routes/pages/receipt.tsx"),
    route("error", "routes/pages/error.tsx"),
    route("service/wallet/", "routes/pages/wallet.tsx"),
    route("service/pay/:paymentId", "routes/pages/pay.tsx"),
    route("profile/:username/", "routes/pages/profile.tsx"),
    route("reviews/", "routes/pages/reviews.tsx"),
    route("admits_rejects/", "routes/pages/admits-rejects.tsx"),
    route("guide", "routes/pages/guide.tsx"),
    smallPrint("terms"),
    smallPrint("privacy"),
    smallPrint("refunds"),
    smallPrint("cookies"),
    smallPrint("accessibility"),
    smallPrint("contact"),
    route("docs/api", "routes/pages/api-docs.tsx"),
    route("mailbox", "routes/pages/mailbox.tsx"),
    route("*", "routes/pages/not-found.tsx"),
  ]),

  route("account/sign-out", "routes/pages/account/sign-out.ts"),
  route("currency", "routes/pages/choose-currency.ts"),
  route("account/receipts/:orderId/pdf", "routes/pages/receipt/receipt-file.ts"),
  route("mailbox/:messageId/:position", "routes/pages/mailbox/attachment.ts"),
  route("service/purchase/", "routes/pages/purchase.ts"),

  call("api/get_random_testimonial_api/"),
  call("api/service/:slug/"),
  call("service/get_plan_customizations_api/"),
  call("service/get_amount/"),
  call("service/suggested_currencies/"),
  call("service/get_cart_data/"),
  call("service/add_to_cart/"),
  call("service/remove_from_cart/"),
  call("service/cart_purchase_api/"),
  call("service/get_razorpay_offers/"),
  call("service/start_payment/"),
  call("service/change_wallet_curr/"),
  call("service/wallet/top_up/"),
  call("service/apply_discount/"),

  route("payment/stripe/return", "routes/pages/payment/stripe-return.ts"),
  route("payment/stripe/cancelled", "routes/pages/payment/stripe-cancelled.ts"),
  route("payment/razorpay/return", "routes/pages/payment/razorpay-return.ts"),
  route("payment/payfort/return", "routes/pages/payment/payfort-return.ts"),
  route("webhooks/stripe/", "routes/webhooks/stripe.ts"),
  route("webhooks/razorpay/", "routes/webhooks/razorpay.ts"),
  route("webhooks/payfort/", "routes/webhooks/payfort.ts"),
  route("openapi.json", "routes/calls/open-api.ts"),
  route("sitemap.xml", "routes/pages/sitemap.ts"),
  route("robots.txt", "routes/pages/robots.ts"),
  route("social/:file", "routes/pages/social-image.ts"),
] satisfies RouteConfig;
