import { boxFields, boxIntents } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { caseTalkForms } from "#tests/hostile/case-talk-forms.ts";
import { ownDeliverableForms } from "#tests/hostile/deliverable-forms.ts";
import { deskForms } from "#tests/hostile/desk-forms.ts";
import { customerSessionForms } from "#tests/hostile/session-forms.ts";
import { intakeForms } from "#tests/hostile/intake-forms.ts";
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

const person = { first_name: "Asha", last_name: "Example", mobile: "9876543210", country: "IN" };
const buying = { service_link_list: "cover-letter", currency: "INR", discount_code: "", ...wireChoices };
const aPurchase = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const linkPage = "/payment_link/cover-letter/?serviceBuyLink=true";

const accountForms: HostileForm[] = [
  {
    name: "log in",
    path: () => "/account/login/?next=/service/",
    fields: () => ({ identifier: "nobody-at-all", password: "three calm words" }),
    written: ["identifier", "password"],
    visitors: true,
    slow: true,
  },
  {
    name: "sign up",
    path: () => "/account/register",
    // Too short a password, so nobody signs up.
    fields: () => ({ ...person, username: "asha-example", email: "asha@example.org", password: "short" }),
    written: ["first_name", "last_name", "username", "email", "mobile"],
    visitors: true,
  },
  {
    name: "forgotten password",
    path: () => "/account/forgotten-password",
    fields: () => ({ email: "nobody@example.org" }),
    written: ["email"],
    visitors: true,
  },
  {
    name: "set a password",
    path: () => "/account/reset-password",
    fields: () => ({ link: "no-such-link", password: "three calm words" }),
    written: ["password"],
    visitors: true,
  },
  {
    name: "code after the password",
    path: () => "/account/second-factor",
    fields: () => ({ code: "123456" }),
    written: ["code"],
    visitors: true,
  },
  {
    name: "confirm an email address",
    path: () => "/account/change-email",
    fields: () => ({ link: "no-such-link" }),
    written: [],
  },
  {
    name: "change the email address",
    path: () => "/account/security/email",
    fields: () => ({ email: "asha@example.org", password: "no words of theirs", code: "123456" }),
    written: ["email", "password", "code"],
    slow: true,
  },
  {
    name: "change the password",
    path: () => "/account/security/password",
    fields: () => ({ password: "no words of theirs", code: "123456", new_password: "four other calm words" }),
    written: ["password", "code", "new_password"],
    slow: true,
  },
  ...["begin", "renew", "off"].map((intent) => ({
    name: `second factor: ${intent}`,
    path: () => "/account/security/second-factor",
    fields: () => ({ intent, password: "no words of theirs", code: "123456" }),
    written: ["password", "code"],
    slow: true as const,
  })),
  {
    name: "second factor: confirm",
    path: () => "/account/security/second-factor",
    fields: () => ({ intent: "confirm", secret: "JBSWY3DPEHPK3PXP", code: "123456" }),
    written: ["code"],
  },
  {
    name: "sign a device out",
    path: () => "/account/security",
    fields: () => ({ intent: "device", device: "no-such-device" }),
    written: [],
  },
  {
    name: "delete the account",
    path: () => "/account/delete",
    fields: () => ({ password: "no words of theirs", code: "123456" }),
    written: ["password", "code"],
    slow: true,
  },
  {
    name: "profile",
    path: ({ username }) => `/profile/${username}/`,
    fields: () => ({ intent: "details", ...person }),
    written: ["first_name", "last_name", "mobile"],
  },
  {
    name: "profile: picture",
    path: ({ username }) => `/profile/${username}/`,
    fields: () => ({ intent: "picture", avatar: "", remove_avatar: "" }),
    written: [],
  },
];

const buyingForms: HostileForm[] = [
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
    fields: () => ({ intent: "pay", gateway: "no platform", amount: "199900", quote_id: "" }),
    written: [],
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

const otherForms: HostileForm[] = [
  {
    name: "publish a testimonial",
    path: () => "/service/publish-testimonial/cover-letter/",
    fields: () => ({ intent: "preview", details: "They read my letter twice." }),
    written: ["details"],
  },
  {
    name: "publish a testimonial for good",
    path: () => "/service/publish-testimonial/cover-letter/",
    // Too short, so that nothing is published; each field is judged all the same.
    fields: () => ({ intent: "publish", details: "Good.", avatar: "", remove_avatar: "" }),
    written: [],
  },
  {
    name: "create a group",
    path: () => "/service/research_groups/create",
    fields: () => ({
      title: "Soil and water",
      description: "How rain becomes groundwater, told from readings that nobody has looked at.",
      coAuthors: "2",
      // Without it no group is made, but fields are validated.
      role: "",
    }),
    written: ["title", "description"],
  },
  {
    name: "add a contribution",
    path: ({ groupPath }) => groupPath,
    fields: () => ({ intent: "contribute", text: "I read ten papers." }),
    written: ["text"],
  },
  ...["join", "leave", "close", "open", "role"].map((intent) => ({
    name: `group: ${intent}`,
    path: ({ groupPath }: Ground) => groupPath,
    fields: () => ({ intent, role: "no role", text: "" }),
    written: [],
  })),
  {
    name: "cancel a chat",
    path: () => "/account/dashboard/",
    fields: () => ({ intent: "cancel_chat", booking: aPurchase }),
    written: [],
  },
];

const answerForms: HostileForm[] = ["accept_item", "ask_for_changes"].map((intent) => ({
  name: `delivered service: ${intent}`,
  path: () => "/account/dashboard/",
  fields: () => ({ intent, item: aPurchase, seen: "never", text: "The second page, please." }),
  written: intent === "ask_for_changes" ? ["text"] : [],
  slow: true,
}));

export const hostileForms: readonly HostileForm[] = [
  ...accountForms,
  ...buyingForms,
  ...otherForms,
  ...answerForms,
  ...caseTalkForms,
  ...ownDeliverableForms,
  ...customerSessionForms,
  ...intakeForms,
  ...deskForms,
];
