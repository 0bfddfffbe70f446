import { wordsOf } from "#tests/hostile/words-of.ts";

/** Where the fields that a source file draws are sent: forms by their names, and addresses by their paths. */
export const covered: Record<string, string[]> = {
  "app/accounts/avatar-field.tsx": ["profile", "publish a testimonial"],
  "app/accounts/code-field.tsx": ["code after the password", "second factor: confirm", "delete the account"],
  "app/accounts/password-field.tsx": [
    "change the email address",
    "change the password",
    "delete the account",
  ],
  "app/accounts/person-fields.tsx": ["sign up", "profile"],
  "app/accounts/profile-form.tsx": ["profile"],
  "app/accounts/registration-form.tsx": ["sign up"],
  "app/accounts/sign-in-form.tsx": ["log in"],
  "app/cases/case-files-field.tsx": ["service: message", "desk: message"],
  "app/checkout/ask-someone-else.tsx": ["ask someone else to pay"],
  "app/checkout/billing-fields.tsx": ["buy"],
  "app/checkout/choice-field-view.tsx": ["/service/premium/cover-letter/", "add to cart", "cart: save"],
  "app/checkout/currency-form.tsx": ["choose a currency"],
  "app/checkout/opened-payment.tsx": ["/service/premium/cover-letter/"],
  "app/checkout/pay-form.tsx": ["buy"],
  "app/checkout/purchase-box.tsx": ["/service/premium/cover-letter/"],
  "app/checkout/way-choice.tsx": ["buy"],
  "app/routes/pages/account/change-email.tsx": ["confirm an email address"],
  "app/routes/pages/account/forgotten-password.tsx": ["forgotten password"],
  "app/routes/pages/account/reset-password.tsx": ["set a password"],
  "app/routes/pages/account/security-email.tsx": ["change the email address"],
  "app/routes/pages/account/security-password.tsx": ["change the password"],
  "app/routes/pages/account/security-second-factor.tsx": ["second factor: confirm"],
  "app/routes/pages/account/security.tsx": ["sign a device out"],
  "app/routes/pages/admits-rejects.tsx": ["/admits_rejects/"],
  "app/routes/pages/cart/cart-form.tsx": ["cart: buy"],
  "app/routes/pages/cart/cart-item.tsx": ["cart: save"],
  "app/routes/pages/cart/cart-summary.tsx": ["cart: coupon"],
  "app/routes/pages/case/case-form.tsx": ["service: message", "desk: message"],
  "app/routes/pages/case/conversation/conversation-section.tsx": ["service: message", "desk: message"],
  "app/routes/pages/case/cancelling/cancelling-section.tsx": ["service: ask to cancel"],
  "app/routes/pages/case/cancelling/wish-card.tsx": ["desk: decline to cancel"],
  "app/routes/pages/case/deliverables/deliverables-section.tsx": [
    "desk: hand over",
    "service: ask for a new version",
  ],
  "app/routes/pages/case/deliverables/version-card.tsx": ["service: comment", "desk: comment"],
  "app/routes/pages/case/notes/notes-section.tsx": ["desk: note"],
  "app/routes/pages/dashboard/booking-list.tsx": ["cancel a chat"],
  "app/routes/pages/dashboard/item-answer.tsx": ["delivered service: ask_for_changes"],
  "app/routes/pages/payment-link/offer-view.tsx": ["/payment_link/cover-letter/?serviceBuyLink=true"],
  "app/routes/pages/payment-link/own-link-list.tsx": ["cancel a payment link"],
  "app/routes/pages/payment-link/payer-view.tsx": ["pay for someone else"],
  "app/routes/pages/publish-testimonial/remove-testimonial-form.tsx": ["publish a testimonial"],
  "app/routes/pages/publish-testimonial/testimonial-form.tsx": ["publish a testimonial"],
  "app/routes/pages/research-groups/create-form.tsx": ["create a group"],
  "app/routes/pages/research-groups/group-form.tsx": ["group: leave"],
  "app/routes/pages/research-groups/group-list.tsx": ["/service/research_groups/"],
  "app/routes/pages/research-groups/group-log.tsx": ["add a contribution"],
  "app/routes/pages/research-groups/member-forms.tsx": ["group: role", "a group’s page"],
  "app/routes/pages/research-groups/role-choice.tsx": ["group: role", "create a group"],
  "app/routes/pages/service-list.tsx": ["/service/"],
  "app/routes/pages/case/intake/intake-field-view.tsx": [
    "service: what we need",
    "desk: what the customer needs",
  ],
  "app/routes/pages/service/chat-form.tsx": ["book a free chat"],
  "app/routes/pages/case/sessions/session-forms.tsx": [
    "desk: book a session",
    "desk: change a session",
    "desk: session keep",
    "service: ask for another time",
  ],
  "app/routes/pages/staff/audit.tsx": ["/staff/audit"],
  "app/routes/pages/staff/bookings/chat-table.tsx": ["desk: time of a chat"],
  "app/routes/pages/staff/books/record-forms.tsx": [
    "desk: record a payout",
    "desk: record a lost dispute",
    "desk: record a won dispute",
  ],
  "app/routes/pages/staff/calendar.tsx": ["/staff/calendar"],
  "app/routes/pages/staff/catalogue/adviser-forms.tsx": ["desk: add an adviser", "desk: change an adviser"],
  "app/routes/pages/staff/catalogue/claim-form.tsx": ["desk: a claim"],
  "app/routes/pages/staff/catalogue/price-form.tsx": ["desk: what customers pay", "desk: set a price"],
  "app/routes/pages/staff/catalogue/service-form.tsx": ["desk: preview a service", "desk: save a service"],
  "app/routes/pages/staff/catalogue/switch-form.tsx": ["desk: stars and rating"],
  "app/routes/pages/staff/catalogue/coupons.tsx": ["desk: create a coupon"],
  "app/routes/pages/staff/catalogue/coupons/coupon-fields.tsx": [
    "desk: create a coupon",
    "desk: change a coupon",
  ],
  "app/routes/pages/staff/catalogue/coupons/coupon.tsx": ["desk: change a coupon"],
  "app/routes/pages/staff/catalogue/rates/rate.tsx": ["desk: enter a rate"],
  "app/routes/pages/staff/catalogue/rates/waiting-rates.tsx": ["desk: accept a rate", "desk: refuse a rate"],
  "app/routes/pages/staff/catalogue/testimonials.tsx": ["/staff/catalogue/testimonials"],
  "app/routes/pages/staff/customers.tsx": ["/staff/customers"],
  "app/routes/pages/staff/deed-form.tsx": ["desk: close a group", "desk: remove a testimonial"],
  "app/routes/pages/staff/home.tsx": ["desk: time zone"],
  "app/routes/pages/staff/figures/period-form.tsx": ["/staff/figures"],
  "app/routes/pages/staff/item/item-forms.tsx": ["desk: move", "desk: assign"],
  "app/routes/pages/staff/links/catalogue-link-form.tsx": [
    "/staff/links/new",
    "/staff/links/new?customer=a-customer&service=sop-drafting",
    "desk: make a link",
  ],
  "app/routes/pages/staff/links/choose-form.tsx": ["desk: whom a link is for"],
  "app/routes/pages/staff/links/custom-link-form.tsx": ["desk: make a link for custom work"],
  "app/routes/pages/staff/links/link-filter-form.tsx": ["/staff/links"],
  "app/routes/pages/staff/links/link-terms-fields.tsx": [
    "desk: make a link",
    "desk: make a link for custom work",
  ],
  "app/routes/pages/staff/order/refund-forms.tsx": ["desk: what goes where", "desk: refund"],
  "app/routes/pages/staff/payments.tsx": ["/staff/payments", "desk: ask the gateway"],
  "app/routes/pages/staff/payments/unfinished-refunds.tsx": [
    "desk: refund again",
    "desk: what became of a refund",
  ],
  "app/routes/pages/staff/customer/wallet-form.tsx": ["desk: change a wallet"],
  "app/routes/pages/staff/invitation.tsx": ["accept an invitation"],
  "app/routes/pages/staff/people/people-forms.tsx": [
    "desk: invite",
    "desk: invitation send_again",
    "desk: change a role",
    "desk: end a role",
  ],
  "app/routes/pages/staff/people/person-forms.tsx": [
    "desk: add a holiday",
    "desk: remove a holiday",
    "desk: give work",
  ],
  "app/routes/pages/staff/decide-request.tsx": [
    "desk: approve a wallet request",
    "desk: decline a wallet request",
    "desk: approve a refund",
    "desk: decline a refund",
    "desk: approve a bank transfer",
    "desk: decline a bank transfer",
  ],
  "app/routes/pages/staff/payments/hand-payment-form.tsx": ["desk: refund paid by bank transfer"],
  "app/routes/pages/staff/work.tsx": ["desk: take from the queue"],
  "app/routes/pages/staff/work/work-filter-form.tsx": ["/staff/work"],
  "app/routes/pages/wallet/conversion-form.tsx": ["convert the wallet"],
  "app/routes/pages/wallet/send-back.tsx": ["send a payment back"],
  "app/routes/pages/wallet/top-up-form.tsx": ["add funds"],
  "app/routes/shell/currency-menu.tsx": ["choose a currency"],
  // Whatever another form has sent, on to that form.
  "app/routes/shell/ended-form-page.tsx": ["service: message", "desk: message"],
  "app/support-chat/guide-form.tsx": ["/guide"],
};

/** What looks like a field and is sent nowhere. */
export const sentNowhere = [
  // Read by the page's own style and script alone.
  "app/content/sections/eligibility-checklist.tsx",
  "app/routes/pages/home/where-to.tsx",
  // To be copied from.
  "app/routes/pages/payment-link/copy-field.tsx",
];

/**
 * Where a file is taken. What is sent there is in files.ts, and testimonial-fields.db.test.ts sends it; for files of a
 * case it is case-file.test.ts beside them.
 */
export const takesFiles = ["app/accounts/avatar-field.tsx", "app/cases/case-files-field.tsx"];

/** What becomes of a text that people write: the journey of tests/e2e/hostile.spec.ts that shows it where it is kept. */
export const shownBy: Record<string, string> = {
  first_name: "the names of a customer",
  last_name: "the names of a customer",
  details: "a testimonial and the name under it",
  title: "a research group in lists and on its page",
  description: "a research group in lists and on its page",
  words: "a research group in lists and on its page",
  billing_name: "the name on a receipt",
};

/** Kept by the desk: desk-words.db.test.ts draws the pages that show it. */
export const drawnByPages = ["note", "reason"];

/** Words of the catalogue that the desk keeps: catalogue-words.db.test.ts draws the pages that show them. */
export const drawnByCatalogue = wordsOf(`
  heading intro iButtonText mbaIButtonText question_1 answer_1 name body proof
`);

/** What a payment link of staff's says: link-words.db.test.ts draws the pages that show it. */
export const drawnByLinks = ["work_title", "work_description"];

/** Answers of a service's form, of every kind: intake-words.db.test.ts draws the pages that show them. */
export const drawnByIntake = ["answer.advertisement"];

/** Compared, or refused unless it is of one plain shape: no such text is kept. */
export const neverKept = wordsOf(`
  identifier password new_password username email code coupon discount_code amount mobile
  wishedOn tax_number customer days valid_days
  licence_number meeting_link payment reference
`);
