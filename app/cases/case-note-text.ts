export type CaseNote = "comment" | "cancellation_asked" | "cancellation_agreed" | "cancellation_declined";

type Told = {
  heading: string;
  toCustomer: boolean;
};

/** Never includes the message itself: that is read on the page alone. */
export function caseNoteText(
  about: CaseNote,
  { heading, toCustomer }: Told,
): { subject: string; sentence: string; part: "deliverables" | "cancelling" } {
  const service = `“${heading}”`;
  switch (about) {
    case "comment":
      return {
        subject: "a comment",
        sentence: `${toCustomer ? "Your counsellor" : "Your customer"} has commented on a version of ${service}. Read it here:`,
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
  }
}
