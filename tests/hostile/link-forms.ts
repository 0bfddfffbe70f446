import { groupIdField, queryNames } from "#app/pricing/choices-in-query.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

type LinkForm = Omit<HostileForm, "staff" | "slow">;

const newLink = (service: string, more = "") => {
  return ({ desk }: Ground) => `/staff/links/new?customer=${desk.customerId}&service=${service}${more}`;
};
/** Invalid, so no link is made. */
const noPurchase = { purchase_id: "none" };
const choices = Object.fromEntries([...Object.values(queryNames), groupIdField].map((name) => [name, ""]));

export const linkForms: LinkForm[] = [
  {
    name: "desk: whom a link is for",
    path: () => "/staff/links/new",
    fields: () => ({ intent: "choose", customer: "nobody@example.org", service: "cover-letter" }),
    written: ["customer"],
  },
  {
    name: "desk: make a link",
    path: newLink("cover-letter", "&currency=INR"),
    fields: () => ({
      intent: "make",
      ...choices,
      shown_price: "INR 199900",
      currency: "INR",
      coupon: "",
      valid_days: "7",
      mail: "yes",
      ...noPurchase,
    }),
    written: ["valid_days"],
  },
  {
    name: "desk: show the price of a link",
    path: newLink("cover-letter"),
    fields: () => ({
      intent: "show",
      ...choices,
      currency: "INR",
      coupon: "",
      shown_price: "",
      valid_days: "",
      mail: "",
    }),
    written: ["coupon"],
  },
  {
    name: "desk: make a link for custom work",
    path: newLink("custom-service"),
    fields: () => ({
      intent: "make_custom",
      work_title: "Appeal of a refused visa",
      work_description: "A letter, and two rounds of corrections.",
      amount: "12,500",
      currency: "INR",
      days: "12",
      valid_days: "7",
      mail: "yes",
      ...noPurchase,
    }),
    written: ["work_title", "work_description", "amount", "days", "valid_days"],
  },
];
