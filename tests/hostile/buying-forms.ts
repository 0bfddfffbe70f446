import { boxFields, boxIntents } from "#app/checkout/purchase-box/purchase-box-data.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";
import { textOf } from "#tests/hostile/text-of.ts";

const choices = Object.fromEntries(
  textOf(`
    universities drafts letters sessions days words co_authors people dependents
    applications mba lightning visa_help mocks group_id
  `).map((name) => [name, ""]),
);

const wireChoices = Object.fromEntries(
  textOf(`
    com_application_cos customizations numLor counseling_session numSessions words coAuthors
    co_authors dependent no_of_visa_mock no_of_job_application is_MBA lightning_speed
    is_cha_visa speed group_id
  `).map((name) => [name, ""]),
);

const buying = { service_link_list: "cover-letter", currency: "INR", discount_code: "", ...wireChoices };
export const aPurchase = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const linkPage = "/payment_link/cover-letter/?serviceBuyLink=true";

export const buyingForms: HostileForm[] = [
  ...[...boxIntents, boxFields.byMenu].map((intent) => ({
    name: intent === "empty_and_add" ? "add to cart" : `start now: ${intent}`,
    path: () => "/service/premium/cover-letter/",
    fields: () => ({
      ...(intent !== boxFields.byMenu && { intent }),
      by_menu: intent === boxFields.byMenu ? "1" : "",
      menu_currency: "INR",
      currency: "INR",
      country: "",
      coupon: "",
      purchase_id: "",
      quote_id: "",
      price_seen: "INR 199900",
      seen_as_cart: "",
      ...choices,
    }),
    written: intent === "empty_and_add" ? ["coupon"] : [],
  })),
  {
    name: "book a free chat",
    path: () => "/service/premium/cover-letter/",
    fields: () => ({
      intent: "book_chat",
      country: "IN",
      mobile: "9876543210",
      service: "cover-letter",
      preferredOn: "",
      // Without it nothing is booked, but fields are validated.
      consent: "",
    }),
    written: ["mobile", "preferredOn"],
  },
  {
    name: "book a free chat at a time",
    path: () => "/service/free-chat/",
    fields: () => ({
      intent: "book_chat_at",
      country: "IN",
      mobile: "9876543210",
      service: "cover-letter",
      slot: "2026-12-03T10:30:00.000Z",
      preferredOn: "",
      consent: "",
    }),
    written: ["mobile", "slot"],
  },
  {
    name: "free chat: move",
    path: () => "/account/bookings/nobodys-at-all",
    fields: () => ({ intent: "move", slot: "2026-12-03T10:30:00.000Z" }),
    written: ["slot"],
  },
  {
    name: "free chat: cancel",
    path: () => "/account/bookings/nobodys-at-all",
    fields: () => ({ intent: "cancel" }),
    written: [],
  },
  ...["save", "remove", "coupon", "coupon_off", "empty", "join", "buy"].map((intent) => ({
    name: `cart: ${intent}`,
    path: () => "/service/cart",
    fields: ({ itemId }: Ground) => ({
      ...(intent === "save" || intent === "remove" ? { [intent]: itemId } : { intent }),
      coupon: "WELCOME10",
      pay: aPurchase,
      shown_total: "INR 199900",
      ...Object.fromEntries(["shown", ...Object.keys(choices)].map((name) => [`${itemId}.${name}`, ""])),
    }),
    written: intent === "coupon" ? ["coupon"] : [],
  })),
  {
    name: "buy",
    path: () => "/service/purchase/",
    fields: () => ({
      ...buying,
      back: "/service/cart",
      payment_platform: "no platform",
      way_shown: "razorpay+wallet",
      intent: "",
      gateway: "",
      wallet: "",
      is_cart: "",
      is_wallet: "",
      make_payment_with_wallet: "",
      purchase_id: aPurchase,
      quote_id: "",
      amount: "199900",
      service_link: "",
      country: "",
      from_web: "",
      user_id: "",
      cart_from_frontend: "",
      billing_name: "Asha Example",
      billing_country: "IN",
      tax_number: "",
    }),
    written: ["discount_code", "billing_name", "tax_number"],
    leadsOn: true,
  },
  {
    name: "ask someone else to pay",
    path: () => linkPage,
    fields: () => ({ intent: "ask", ...buying, purchase_id: aPurchase, quote_id: "" }),
    written: ["discount_code"],
  },
  {
    name: "cancel a payment link",
    path: () => linkPage,
    fields: () => ({ intent: "cancel", link_id: aPurchase }),
    written: [],
  },
  {
    name: "pay for someone else",
    path: ({ linkSecret }) => `${linkPage}&for=${linkSecret}`,
    fields: () => ({
      intent: "pay",
      gateway: "no platform",
      amount: "199900",
      quote_id: "",
      payer_name: "Sunita Nair",
      payer_email: "sunita@example.org",
    }),
    written: ["payer_name", "payer_email"],
    visitors: true,
  },
  {
    name: "the receipt of who paid for someone else",
    path: ({ linkSecret }) => `${linkPage}&for=${linkSecret}&payment=${aPurchase}`,
    fields: () => ({ intent: "receipt", payer_name: "Sunita Nair", payer_email: "sunita@example.org" }),
    written: ["payer_name", "payer_email"],
    visitors: true,
  },
  {
    name: "add funds",
    path: () => "/service/wallet/",
    fields: () => ({
      intent: "top_up",
      amount: "a lot",
      currency: "INR",
      gateway: "stripe",
      shown: "INR 100",
      top_up_id: aPurchase,
    }),
    written: ["amount"],
  },
  {
    name: "convert the wallet",
    path: () => "/service/wallet/",
    fields: () => ({ intent: "convert", to: "USD", shown: "USD 1" }),
    written: [],
  },
  {
    name: "send a payment back",
    path: () => "/service/wallet/",
    fields: () => ({
      intent: "send_back",
      reference: aPurchase,
      part: "100",
      taken_before: "0",
      amount: "1.00",
    }),
    written: [],
  },
  {
    name: "wallet: what it comes to",
    path: () => "/service/wallet/",
    fields: () => ({ intent: "preview_top_up", amount: "1,000", gateway: "stripe", currency: "INR" }),
    written: [],
  },
  {
    name: "wallet: what it would hold",
    path: () => "/service/wallet/",
    fields: () => ({ intent: "preview", to: "USD" }),
    written: [],
  },
  {
    name: "wallet: a part of a payment",
    path: () => "/service/wallet/",
    fields: () => ({ intent: "preview_back", reference: aPurchase, amount: "1.00" }),
    written: [],
  },
  {
    name: "choose a currency",
    path: () => "/currency",
    fields: () => ({ next: "/service/", currency: "", country: "" }),
    written: [],
    leadsOn: true,
    visitors: true,
  },
];
