import { unansweredText } from "#app/orders/items/item-mail-text.ts";

export type CaseNote =
  | "comment"
  | "answer_due"
  | "draft_approved"
  | "draft_sent_back"
  | "cancellation_agreed"
  | "cancellation_declined"
  | "cancelled_by_us"
  | "proposal_declined"
  | "guarantee_received"
  | "guarantee_accepted"
  | "guarantee_refused";

type Told = {
  heading: string;
  toCustomer: boolean;
  /** While delivered: the last day of an answer. */
  answerBy: string | null;
};

type CaseNoteText = { subject: string; sentence: string; part: "deliverables" | "cancelling" | "guarantee" };

/** Never includes the message itself: that is read on the page alone. */
export function caseNoteText(about: CaseNote, told: Told): CaseNoteText {
  return texts[about]({ ...told, service: `“${told.heading}”` });
}

const texts: Record<CaseNote, (told: Told & { service: string }) => CaseNoteText> = {
  answer_due: ({ service, answerBy }) => ({
    subject: "waiting for your answer",
    sentence: `${service} is delivered and waits for you. Accept it or ask for changes.${unansweredText(answerBy)} Look at it here:`,
    part: "deliverables",
  }),
  comment: ({ service, toCustomer }) => ({
    subject: "a comment",
    sentence: `${toCustomer ? "Your counsellor" : "Your customer"} has commented on a version of ${service}. Read it here:`,
    part: "deliverables",
  }),
  draft_approved: ({ service }) => ({
    subject: "your version is approved",
    sentence: `Your version of ${service} is approved and delivered. The customer is told. See it here:`,
    part: "deliverables",
  }),
  draft_sent_back: ({ service }) => ({
    subject: "your version is sent back",
    sentence: `Your version of ${service} is sent back. Read what has to change here:`,
    part: "deliverables",
  }),
  cancellation_agreed: ({ service }) => ({
    subject: "cancelled",
    sentence: `${service} is cancelled, as you requested. A separate email says how much you get back and how. Read our answer here:`,
    part: "cancelling",
  }),
  cancellation_declined: ({ service }) => ({
    subject: "not cancelled",
    sentence: `We have answered your cancellation request: ${service} continues. Read our reasons here:`,
    part: "cancelling",
  }),
  cancelled_by_us: ({ service }) => ({
    subject: "cancelled",
    sentence: `We have cancelled ${service}. Read why, and what you get back, here:`,
    part: "cancelling",
  }),
  proposal_declined: ({ service }) => ({
    subject: "not cancelled",
    sentence: `A manager has not agreed to cancel ${service}: it continues. Read why here:`,
    part: "cancelling",
  }),
  guarantee_received: ({ service }) => ({
    subject: "guarantee claimed",
    sentence: `We’ve received your claim under the guarantee of ${service}. A manager will answer within five working days, here:`,
    part: "guarantee",
  }),
  guarantee_accepted: ({ service }) => ({
    subject: "guarantee accepted",
    sentence: `We have accepted your claim under the guarantee of ${service}. A separate email says how much you get back and how. Read our answer here:`,
    part: "guarantee",
  }),
  guarantee_refused: ({ service }) => ({
    subject: "guarantee not accepted",
    sentence: `We have not accepted your claim under the guarantee of ${service}. Read our reasons here. You can claim again with what was missing:`,
    part: "guarantee",
  }),
};
