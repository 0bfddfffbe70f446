import { textOf } from "#tests/hostile/text-of.ts";

/** By source file: the forms or addresses its fields are sent to. */
export const covered: Record<string, string[]> = {
  "app/accounts/avatar/avatar-field.tsx": ["profile: picture", "publish a testimonial for good"],
  "app/accounts/second-factor/code-field.tsx": [
    "code after the password",
    "second factor: confirm",
    "delete the account",
  ],
  "app/accounts/password/password-field.tsx": [
    "change the email address",
    "change the password",
    "delete the account",
  ],
  "app/accounts/profile/person-fields.tsx": ["sign up", "profile"],
  "app/accounts/registration/registration-form.tsx": ["sign up"],
  "app/accounts/sign-in/sign-in-form.tsx": ["log in"],
  "app/cases/files/case-files-field.tsx": ["service: message", "desk: message"],
  "app/checkout/billing-fields.tsx": ["buy"],
  "app/checkout/purchase-box/choice-field-view.tsx": [
    "/service/premium/cover-letter/",
    "add to cart",
    "cart: save",
  ],
  "app/checkout/purchase-box/clash-dialog.tsx": ["/service/premium/cover-letter/"],
  "app/checkout/purchase-box/currency-field.tsx": ["choose a currency"],
  "app/checkout/purchase-box/currency-form.tsx": ["choose a currency"],
  "app/checkout/pay/opened-payment.tsx": ["/service/premium/cover-letter/"],
  "app/checkout/pay/pay-form.tsx": ["buy"],
  "app/checkout/purchase-box/purchase-box.tsx": ["/service/premium/cover-letter/"],
  "app/checkout/pay/payment-method-choice.tsx": ["buy"],
  "app/accounts/pages/change-email.tsx": ["confirm an email address"],
  "app/accounts/pages/forgotten-password.tsx": ["forgotten password"],
  "app/accounts/pages/reset-password.tsx": ["set a password"],
  "app/accounts/pages/security-email.tsx": ["change the email address"],
  "app/accounts/pages/security-second-factor.tsx": ["second factor: confirm"],
  "app/accounts/pages/security.tsx": ["sign a device out"],
  "app/content/pages/admits-rejects.tsx": ["/admits_rejects/"],
  "app/cart/pages/cart-form.tsx": ["cart: buy"],
  "app/cart/pages/cart-item.tsx": ["cart: save"],
  "app/cart/pages/cart-summary.tsx": ["cart: coupon"],
  "app/cases/case-form.tsx": ["service: message", "desk: message"],
  "app/cases/conversation/conversation-section.tsx": ["service: message", "desk: message"],
  "app/cases/cancelling/cancelling-section.tsx": ["service: ask to cancel", "desk: propose to cancel"],
  "app/cases/cancelling/cancellation-card.tsx": ["desk: decline to cancel"],
  "app/cases/guarantee/guarantee-section.tsx": ["service: claim the guarantee"],
  "app/cases/guarantee/claim-card.tsx": ["desk: refuse a claim"],
  "app/cases/deliverables/deliverables-section.tsx": [
    "desk: hand over",
    "desk: ask a second reader",
    "service: ask for a new version",
  ],
  "app/cases/deliverables/draft-card.tsx": ["desk: send a version back"],
  "app/cases/deliverables/version-card.tsx": ["service: comment", "desk: comment"],
  "app/cases/notes/notes-section.tsx": ["desk: note"],
  "app/cases/evidence/send-evidence-form.tsx": ["evidence: send", "desk: attach evidence"],
  "app/cases/evidence/decide-form.tsx": ["desk: decide on evidence", "desk: take an entry of evidence off"],
  "app/cases/evidence/add-evidence-forms.tsx": [
    "desk: add an entry of evidence",
    "desk: add a list of evidence",
  ],
  "app/self-checks/pages/keep-check-form.tsx": ["keep a self-check"],
  "app/self-checks/pages/kept-checks.tsx": ["self-check", "delete a kept self-check"],
  "app/dashboard/booking-list.tsx": ["cancel a chat"],
  "app/self-checks/pages/question-fields.tsx": ["self-check"],
  "app/self-checks/pages/points/points-field-view.tsx": [
    "points of Express Entry",
    "points for Australia",
    "points of the Opportunity Card",
    "points of COMPASS",
  ],
  "app/dashboard/item-answer.tsx": ["delivered service: ask_for_changes"],
  "app/payment-links/pages/offer-view.tsx": [
    "/payment_link/cover-letter/?serviceBuyLink=true",
    "ask someone else to pay",
  ],
  "app/payment-links/pages/own-link-list.tsx": ["cancel a payment link"],
  "app/payment-links/payer-fields.tsx": ["pay for someone else", "the receipt of who paid for someone else"],
  "app/payment-links/pages/payer-view.tsx": ["pay for someone else"],
  "app/testimonials/pages/testimonial-form.tsx": ["publish a testimonial"],
  "app/testimonials/stars-field.tsx": ["publish a testimonial for good", "desk: enter a testimonial"],
  "app/testimonials/desk/testimonial-forms.tsx": [
    "desk: answer a testimonial",
    "desk: enter a testimonial",
    "desk: feature a testimonial",
  ],
  "app/research-groups/pages/create-form.tsx": ["create a group"],
  "app/research-groups/pages/group-board.tsx": ["write on the board"],
  "app/research-groups/pages/group-step.tsx": ["group: join"],
  "app/research-groups/desk/group.tsx": ["desk: remove a message of a group"],
  "app/research-groups/pages/group-list.tsx": ["/service/research_groups/"],
  "app/research-groups/pages/group-log.tsx": ["add a contribution"],
  "app/research-groups/pages/member-forms.tsx": ["group: role", "a group’s page"],
  "app/research-groups/pages/role-choice.tsx": ["group: role", "create a group"],
  "app/catalog/pages/service-list.tsx": ["/service/"],
  "app/catalog/pages/compare-services.tsx": ["/service/compare/"],
  "app/cases/intake/intake-field-view.tsx": ["service: what we need", "desk: what the customer needs"],
  "app/bookings/booking-form.tsx": ["book a free chat"],
  "app/cases/sessions/session-forms.tsx": [
    "desk: book a session",
    "desk: change a session",
    "desk: session keep",
    "service: ask for another time",
  ],
  "app/cases/pages/session-time.tsx": [
    "service: book a session at a free time",
    "service: move a session at a free time",
  ],
  "app/enquiries/pages/contact-form.tsx": ["write to us"],
  "app/enquiries/pages/own-enquiry.tsx": ["write to us again"],
  "app/enquiries/desk/enquiries.tsx": ["/staff/enquiries"],
  "app/enquiries/desk/enquiry.tsx": ["desk: answer an enquiry", "desk: assign an enquiry"],
  "app/audit/desk/audit.tsx": ["/staff/audit"],
  "app/bookings/contact-fields.tsx": ["book a free chat", "book a free chat at a time"],
  "app/bookings/pages/book-at-time.tsx": ["book a free chat at a time"],
  "app/bookings/slots/time-choice.tsx": ["book a free chat at a time", "free chat: move"],
  "app/bookings/slots/hours-section.tsx": ["desk: add hours", "desk: remove hours"],
  "app/bookings/desk/firm-holidays.tsx": [
    "desk: add a holiday of the firm",
    "desk: remove a holiday of the firm",
  ],
  "app/bookings/desk/chat-table.tsx": ["desk: time of a chat"],
  "app/books/desk/record-forms.tsx": [
    "desk: record a payout",
    "desk: record a lost dispute",
    "desk: record a won dispute",
  ],
  "app/cases/desk/calendar.tsx": ["/staff/calendar"],
  "app/catalog/desk/adviser-forms.tsx": ["desk: add an adviser", "desk: change an adviser"],
  "app/self-checks/desk/sheet-table.tsx": ["desk: preview a version"],
  "app/self-checks/desk/version-form.tsx": [
    "desk: publish a version",
    "desk: throw a draft away",
    "desk: make a version",
  ],
  "app/self-checks/desk/round-form.tsx": ["desk: add a round", "desk: change a round"],
  "app/content/desk/claim-form.tsx": ["desk: a claim"],
  "app/catalog/desk/fact-form.tsx": ["desk: approve a fact"],
  "app/catalog/desk/fact.tsx": ["desk: a fact as shipped"],
  "app/catalog/desk/facts.tsx": ["/staff/catalogue/facts"],
  "app/launch/desk/launch.tsx": ["desk: a proven backup"],
  "app/pricing/desk/price.tsx": ["desk: withdraw a price"],
  "app/pricing/desk/price-form.tsx": ["desk: what customers pay", "desk: set a price"],
  "app/catalog/desk/service.tsx": ["desk: shipped words"],
  "app/catalog/desk/second-reader-form.tsx": ["desk: second reader of a service"],
  "app/catalog/desk/service-form.tsx": ["desk: preview a service", "desk: save a service"],
  "app/content/switch-form.tsx": ["desk: stars and rating"],
  "app/coupons/desk/coupons.tsx": ["desk: create a coupon"],
  "app/coupons/desk/coupon-fields.tsx": ["desk: create a coupon", "desk: change a coupon"],
  "app/currencies/desk/waiting-rates.tsx": ["desk: accept a rate"],
  "app/currencies/desk/rate.tsx": ["desk: enter a rate"],
  "app/testimonials/desk/testimonial-article.tsx": [
    "desk: remove one of all testimonials",
    "desk: erase a testimonial",
  ],
  "app/testimonials/desk/testimonials.tsx": [
    "/staff/catalogue/testimonials",
    "desk: remove one of all testimonials",
  ],
  "app/accounts/desk/customers.tsx": ["/staff/customers"],
  "app/desk/pages/search/search.tsx": ["/staff/search"],
  "app/desk/pages/search/command-menu.tsx": ["/staff/search"],
  "app/desk/reason-form.tsx": [
    "desk: close a group",
    "desk: remove a testimonial",
    "desk: decline a wallet request",
    "desk: decline a refund",
    "desk: decline a bank transfer",
  ],
  "app/desk/pages/home.tsx": ["desk: time zone"],
  "app/figures/desk/period-form.tsx": ["/staff/figures"],
  "app/cases/desk/item/item-forms.tsx": ["desk: move", "desk: assign", "desk: reopen an item"],
  "app/payment-links/desk/catalogue-link-form.tsx": [
    "/staff/links/new",
    "/staff/links/new?customer=a-customer&service=sop-drafting",
    "desk: make a link",
  ],
  "app/payment-links/desk/choose-form.tsx": ["desk: whom a link is for"],
  "app/payment-links/desk/custom-link-form.tsx": ["desk: make a link for custom work"],
  "app/payment-links/desk/links.tsx": ["/staff/links"],
  "app/payment-links/desk/link-terms-fields.tsx": ["desk: make a link", "desk: make a link for custom work"],
  "app/orders/desk/refund-forms.tsx": ["desk: what goes where", "desk: refund"],
  "app/payments/desk/payments.tsx": ["/staff/payments", "desk: ask the gateway"],
  "app/accounts/desk/customer-record-view.tsx": ["desk: close a group", "desk: remove a testimonial"],
  "app/cases/desk/work.tsx": ["desk: take from the queue"],
  "app/desk/pages/invitation.tsx": ["accept an invitation"],
  "app/payments/desk/unfinished-refunds.tsx": ["desk: refund again", "desk: refund was_not_made"],
  "app/accounts/desk/wallet-form.tsx": ["desk: change a wallet"],
  "app/desk/pages/people-forms.tsx": [
    "desk: invite",
    "desk: invitation send_again",
    "desk: change a role",
    "desk: end a role",
  ],
  "app/desk/pages/person-forms.tsx": ["desk: add a holiday", "desk: remove a holiday", "desk: give work"],
  "app/payments/desk/hand-payment-form.tsx": ["desk: refund paid by bank transfer"],
  "app/cases/desk/work/work-filter-form.tsx": ["/staff/work"],
  "app/wallet/pages/conversion-form.tsx": ["convert the wallet"],
  "app/wallet/pages/send-back.tsx": ["send a payment back"],
  "app/wallet/pages/top-up-form.tsx": ["add funds"],
  "app/http/shell/currency-menu.tsx": ["choose a currency"],
  "app/http/ended-form-page.tsx": ["service: message", "desk: message"],
  "app/support-chat/guide-form.tsx": ["/guide"],
  "app/forms/post-form.tsx": ["desk: change a coupon"],
  "app/forms/sent-form.tsx": ["desk: change a coupon"],
  "app/forms/token-field.tsx": ["desk: change a coupon"],
};

export const sentNowhere = [
  // Read only by the page's own style and script.
  "app/content/sections/eligibility-checklist.tsx",
  "app/home/where-to.tsx",
  "app/payment-links/copy-field.tsx",
];

/** Sent by testimonial-fields.db.test.ts with files.ts; files of a case by case-file.test.ts beside them. */
export const takesFiles = ["app/accounts/avatar/avatar-field.tsx", "app/cases/files/case-files-field.tsx"];

/** The test in tests/e2e/hostile.spec.ts that shows each stored text. */
export const shownBy: Record<string, string> = {
  first_name: "the names of a customer",
  last_name: "the names of a customer",
  details: "a testimonial and the name under it",
  title: "a research group in lists and on its page",
  description: "a research group in lists and on its page",
  text: "a research group in lists and on its page",
  billing_name: "the name on a receipt",
};

/** Kept by the desk: desk-text.db.test.ts draws the pages that show it. */
export const drawnByPages = ["note", "reason"];

/** On the board of a research group: board-text.db.test.ts draws the pages that show it. */
export const drawnByBoard = ["message"];

/** Words of the catalogue that the desk keeps: catalogue-text.db.test.ts draws the pages that show them. */
export const drawnByCatalogue = textOf(`
  heading intro iButtonText mbaIButtonText question_1 answer_1 name body proof kept_where answer shown_name consent value sentence
  rulesAt.name sources.0.name sources.1.name sources.2.name remarks.0.text remarks.1.text superseded.text
  remarks.0.source.name remarks.1.source.name version_name round_name source_name
`);

/** What a payment link of staff's says, and who pays by one: link-text.db.test.ts draws the pages that show it. */
export const drawnByLinks = ["work_title", "work_description", "payer_name"];

/** What stands on a list of evidence: evidence-text.db.test.ts draws the pages that show it. */
export const drawnByEvidence = ["help"];

/** Answers of a service's form, of every kind: intake-text.db.test.ts draws the pages that show them. */
export const drawnByIntake = ["answer.advertisement"];

/** Only compared, or of one fixed shape, so never stored as text. */
export const neverKept = textOf(`
  identifier password new_password username email code coupon discount_code amount mobile
  preferredOn slot tax_number customer days valid_days
  licence_number meeting_link payment reference payer_email
`);
