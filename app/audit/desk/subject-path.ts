import { href } from "react-router";

import { isListPath } from "#app/desk/list/list-paths.ts";

/** The page of the desk of what an event is about; null where there is none. */
export function subjectPath({ kind, id }: { kind: string; id: string }): string | null {
  switch (kind) {
    case "item":
      return href("/staff/work/:itemId", { itemId: id });
    case "order":
      return href("/staff/orders/:orderId", { orderId: id });
    case "person":
      return href("/staff/people/:userId", { userId: id });
    case "invitation":
      return "/staff/people";
    case "customer":
      return href("/staff/customers/:userId", { userId: id });
    case "enquiry":
      return href("/staff/enquiries/:reference", { reference: id });
    case "payment":
      return `${href("/staff/payments")}?q=${encodeURIComponent(id)}`;
    case "books":
      return "/staff/books";
    case "group_message":
      return href("/staff/catalogue/groups/:groupId", { groupId: id.split("/")[0] ?? "" });
    case "group":
      return href("/staff/catalogue/groups/:groupId", { groupId: id });
    case "coupon":
      return href("/staff/catalogue/coupons/:code", { code: id });
    case "rate":
      return href("/staff/catalogue/rates/:currency", { currency: id });
    case "rates":
      return "/staff/catalogue/rates";
    case "link":
      return href("/staff/links/:linkId", { linkId: id });
    case "service":
      return href("/staff/catalogue/services/:slug", { slug: id });
    case "price":
      return pathOfPrice(id);
    case "adviser":
      return "/staff/catalogue/advisers";
    case "claim":
      return href("/staff/catalogue/claims/:claim", { claim: id });
    case "fact":
      return href("/staff/catalogue/facts/:fact", { fact: id });
    case "template":
      return href("/staff/templates/:templateId", { templateId: id });
    case "page_text":
      return href("/staff/catalogue/texts/:section", { section: id });
    case "testimonial":
      return "/staff/catalogue/testimonials";
    case "backup":
      return "/staff/launch";
    case "list":
      return isListPath(id) ? id : null;
    case "points_version":
      return href("/staff/catalogue/points/:version", { version: id });
    case "points_round":
      return "/staff/catalogue/points";
    case "setting":
      return "/staff/catalogue/claims";
    default:
      return null;
  }
}

/** A price goes by its service and its choice. */
function pathOfPrice(id: string): string {
  const [slug = "", choice = ""] = id.split("/");
  return href("/staff/catalogue/prices/:slug/:choice", { slug, choice });
}
