/** The page of the desk on what a deed was done to; null where there is none. */
export function subjectPath({ kind, id }: { kind: string; id: string }): string | null {
  const path = encodeURIComponent(id);
  switch (kind) {
    case "item":
      return `/staff/work/${path}`;
    case "order":
      return `/staff/orders/${path}`;
    case "customer":
    case "person":
      return `/staff/customers/${path}`;
    case "payment":
      return `/staff/payments?q=${path}`;
    default:
      return null;
  }
}
