/** Path prefixes: private pages and API calls. */
const closed = [
  "/account/",
  "/profile/",
  "/error",
  "/staff/",
  "/mailbox",
  "/currency",
  "/service/cart",
  "/service/wallet",
  "/service/pay/",
  "/service/purchase",
  "/service/publish-testimonial/",
  "/payment/",
  "/payment_link/",
  "/webhooks/",
  "/api/",
  "/service/get_",
  "/service/add_to_cart",
  "/service/remove_from_cart",
  "/service/cart_purchase_api",
  "/service/start_payment",
  "/service/change_wallet_curr",
  "/service/apply_discount",
  "/service/free-consultation",
  "/service/suggested_currencies",
];

export function robots(siteUrl: string): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
