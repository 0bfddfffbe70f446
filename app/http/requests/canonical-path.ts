/** Pages whose own address ends with a slash, as spec section 2 writes them. */
const withSlash = [
  /^\/service$/,
  /^\/service\/premium\/[^/]+$/,
  /^\/service\/publish-testimonial\/[^/]+$/,
  /^\/service\/research_groups$/,
  /^\/service\/wallet$/,
  /^\/payment_link\/[^/]+$/,
  /^\/account\/(login|dashboard)$/,
  /^\/profile\/[^/]+$/,
  /^\/(reviews|admits_rejects|staff)$/,
];

/** Calls answer at both forms, so they have no canonical one. Neither has what is not a page. */
const bothForms = [
  /^\/$/,
  /^\/api\//,
  /^\/webhooks\//,
  /^\/payment\//,
  /^\/service\/(get_amount|get_plan_customizations_api|suggested_currencies|apply_discount|get_cart_data)\/?$/,
  /^\/service\/(add_to_cart|remove_from_cart|cart_purchase_api|get_razorpay_offers|start_payment)\/?$/,
  /^\/service\/(change_wallet_curr|purchase|wallet\/top_up|get_research_data|free-consultation)\/?$/,
];

/**
 * Where a page's path should be read, or null if it is right as it is. `/service/premium/gre-coaching/`
 * leads to the service's own name.
 */
export function canonicalPath(path: string): string | null {
  if (path.endsWith(".data") || bothForms.some((form) => form.test(path))) return null;
  // Two slashes in front would name another site.
  const bare = path
    .replace(/^\/{2,}/, "/")
    .replace(/\/+$/, "")
    .replace(/^\/service\/premium\/gre-coaching$/, "/service/premium/gre-consultation");
  const canonical = withSlash.some((form) => form.test(bare)) ? `${bare}/` : bare;
  return canonical === path || canonical === "" ? null : canonical;
}
