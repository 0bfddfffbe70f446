/** As spec section 2 writes them. */
const withSlash = [
  /^\/service$/,
  /^\/service\/premium\/[^/]+$/,
  /^\/service\/publish-testimonial\/[^/]+$/,
  /^\/service\/compare$/,
  /^\/service\/free-chat$/,
  /^\/service\/research_groups$/,
  /^\/service\/wallet$/,
  /^\/payment_link\/[^/]+$/,
  /^\/account\/(login|dashboard)$/,
  /^\/profile\/[^/]+$/,
  /^\/(reviews|admits_rejects|staff|visas|check)$/,
  /^\/check\/[^/]+$/,
];

/** Calls answer in both forms; the rest are not pages. */
const bothForms = [
  /^\/$/,
  /^\/api\//,
  /^\/webhooks\//,
  /^\/payment\//,
  /^\/service\/(get_amount|get_plan_customizations_api|suggested_currencies|apply_discount|get_cart_data)\/?$/,
  /^\/service\/(add_to_cart|remove_from_cart|cart_purchase_api|get_razorpay_offers|start_payment)\/?$/,
  /^\/service\/(change_wallet_curr|purchase|wallet\/top_up|get_research_data|free-consultation)\/?$/,
];

/** Null if already canonical. Also resolves aliases: `/service/premium/gre-coaching/`. */
export function canonicalPath(path: string): string | null {
  if (path.endsWith(".data") || bothForms.some((form) => form.test(path))) return null;
  // Two leading slashes would name another site.
  const bare = path
    .replace(/^\/{2,}/, "/")
    .replace(/\/+$/, "")
    .replace(/^\/service\/premium\/gre-coaching$/, "/service/premium/gre-consultation");
  const canonical = withSlash.some((form) => form.test(bare)) ? `${bare}/` : bare;
  return canonical === path || canonical === "" ? null : canonical;
}
