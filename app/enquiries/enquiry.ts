export const enquiryKinds = ["before_buying", "order", "payment", "account", "complaint", "other"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStates = ["open", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const kindLabels: Record<EnquiryKind, string> = {
  before_buying: "A question before I buy",
  order: "An order, or the work on it",
  payment: "A payment, receipt or refund",
  account: "My account or my data",
  complaint: "A complaint",
  other: "Something else",
};

export const stateLabels: Record<EnquiryState, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};

export const stateTones = { open: "harbour", answered: "success", closed: "neutral" } as const;

export const senderLengthMax = 120;
export const textLength = { min: 10, max: 5_000 };

/** Full working days. */
export const replyWorkingDays = 2;
