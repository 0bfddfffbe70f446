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
        subject: "asks to cancel",
        sentence: `Your customer asks to cancel ${service}. A manager answers it here:`,
        part: "cancelling",
      };
    case "cancellation_agreed":
      return {
        subject: "cancelled",
        sentence: `${service} is cancelled as you asked. A separate mail says what you get back, and how. The answer is here:`,
        part: "cancelling",
      };
    case "cancellation_declined":
      return {
        subject: "not cancelled",
        sentence: `We have answered your request to cancel ${service}: it goes on. The reasons are here:`,
        part: "cancelling",
      };
  }
}
