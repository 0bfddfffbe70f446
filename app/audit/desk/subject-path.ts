/** The page of the desk on what a deed was done to; null where there is none. */
export function subjectPath({ kind, id }: { kind: string; id: string }): string | null {
  const path = encodeURIComponent(id);
  switch (kind) {
    case "item":
      return `/staff/work/${path}`;
    case "order":
      return `/staff/orders/${path}`;
    case "person":
      return `/staff/people/${path}`;
    case "invitation":
      return "/staff/people";
    case "customer":
      return `/staff/customers/${path}`;
    case "payment":
      return `/staff/payments?q=${path}`;
    case "books":
      return "/staff/books";
    case "group":
      return `/staff/catalogue/groups/${path}`;
    case "coupon":
      return `/staff/catalogue/coupons/${path}`;
    case "rate":
      return `/staff/catalogue/rates/${path}`;
    case "rates":
      return "/staff/catalogue/rates";
    case "link":
      return `/staff/links/${path}`;
    case "service":
      return `/staff/catalogue/services/${path}`;
    case "price":
      return `/staff/catalogue/prices/${id.split("/").map(encodeURIComponent).join("/")}`;
    case "adviser":
      return "/staff/catalogue/advisers";
    case "claim":
      return `/staff/catalogue/claims/${path}`;
    case "setting":
      return "/staff/catalogue/claims";
    default:
      return null;
  }
}
