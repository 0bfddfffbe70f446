export type CaseNote =
  | "comment"
  | "draft_asked"
  | "draft_approved"
  | "draft_sent_back"
  | "cancellation_asked"
  | "cancellation_agreed"
  | "cancellation_declined"
  | "guarantee_received"
  | "guarantee_claimed"
  | "guarantee_accepted"
  | "guarantee_refused";

type Told = {
  heading: string;
  toCustomer: boolean;
};

/** Never includes the message itself: that is read on the page alone. */
export function caseNoteText(
  about: CaseNote,
  { heading, toCustomer }: Told,
): { subject: string; sentence: string; part: "deliverables" | "cancelling" | "guarantee" } {
  const service = `“${heading}”`;
  switch (about) {
    case "comment":
      return {
        subject: "a comment",
        sentence: `${toCustomer ? "Your counsellor" : "Your customer"} has commented on a version of ${service}. Read it here:`,
        part: "deliverables",
      };
    case "draft_asked":
      return {
        subject: "please read a version",
        sentence: `A colleague asks you to read a version of ${service} before it is delivered. Approve it or send it back here:`,
        part: "deliverables",
      };
    case "draft_approved":
      return {
        subject: "your version is approved",
        sentence: `Your version of ${service} is approved and delivered. The customer is told. See it here:`,
        part: "deliverables",
      };
    case "draft_sent_back":
      return {
        subject: "your version is sent back",
        sentence: `Your version of ${service} is sent back. Read what has to change here:`,
        part: "deliverables",
      };
    case "cancellation_asked":
      return {
        subject: "cancellation requested",
        sentence: `Your customer has requested cancellation of ${service}. A manager will answer the request here:`,
        part: "cancelling",
      };
    case "cancellation_agreed":
      return {
        subject: "cancelled",
        sentence: `${service} is cancelled, as you requested. A separate email says how much you get back and how. Read our answer here:`,
        part: "cancelling",
      };
    case "cancellation_declined":
      return {
        subject: "not cancelled",
        sentence: `We have answered your cancellation request: ${service} continues. Read our reasons here:`,
        part: "cancelling",
      };
    case "guarantee_received":
      return {
        subject: "guarantee claimed",
        sentence: `We’ve received your claim under the guarantee of ${service}. A manager will answer within five working days, here:`,
        part: "guarantee",
      };
    case "guarantee_claimed":
      return {
        subject: "guarantee claimed",
        sentence: `Your customer has claimed the guarantee of ${service}. A manager will decide it here:`,
        part: "guarantee",
      };
    case "guarantee_accepted":
      return {
        subject: "guarantee accepted",
        sentence: `We have accepted your claim under the guarantee of ${service}. A separate email says how much you get back and how. Read our answer here:`,
        part: "guarantee",
      };
    case "guarantee_refused":
      return {
        subject: "guarantee not accepted",
        sentence: `We have not accepted your claim under the guarantee of ${service}. Read our reasons here. You can claim again with what was missing:`,
        part: "guarantee",
      };
  }
}
