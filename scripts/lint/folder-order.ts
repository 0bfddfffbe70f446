/** The order of the folders in app/: what is no screen imports only from its own folder and those that stand before it. */
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
  "coupons",
  "pricing",
  "wallet",
  "orders",
  "receipts",
  "payments",
  "refunds",
  "cart",
  "bookings",
  "testimonials",
  "research-groups",
  "checkout",
  "books",
  "cases",
  "figures",
  "personal-data",
  "home",
  "dashboard",
  "service-page",
  "http",
  "jobs",
] as const;

export type AppFolder = (typeof folderOrder)[number];

/** Screens that look at many subjects and own none. */
export const screenFolders: readonly AppFolder[] = ["home", "dashboard", "service-page"];

/** Where a subject keeps its screens: for customers, for staff, for programs. */
export const screenShelves = ["pages", "desk", "api"] as const;

export type ScreenShelf = (typeof screenShelves)[number];

/** The list of all calls. Besides it only the list of all addresses imports screens. */
export const callRegistry = "app/http/calls/call-registry.server.ts";
