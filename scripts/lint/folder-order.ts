/** A file may import only from its own folder and earlier ones, except screens. */
export const folderOrder = [
  "platform",
  "forms",
  "ui",
  "money",
  "mail",
  "files",
  "audit",
  "currencies",
  "accounts",
  "desk",
  "content",
  "catalog",
  "support-chat",
  "self-checks",
  "coupons",
  "pricing",
  "wallet",
  "orders",
  "notifications",
  "receipts",
  "payments",
  "refunds",
  "cart",
  "bookings",
  "enquiries",
  "testimonials",
  "research-groups",
  "payment-links",
  "checkout",
  "books",
  "cases",
  "figures",
  "launch",
  "status",
  "personal-data",
  "home",
  "dashboard",
  "service-page",
  "http",
  "jobs",
] as const;

export type AppFolder = (typeof folderOrder)[number];

export const screenFolders: readonly AppFolder[] = ["home", "dashboard", "service-page"];

export const screenShelves = ["pages", "desk", "api"] as const;

export type ScreenShelf = (typeof screenShelves)[number];

/** Only this and the list of addresses may import screens. */
export const callRegistry = "app/http/calls/call-registry.server.ts";
