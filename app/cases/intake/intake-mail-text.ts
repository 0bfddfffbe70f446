import { writtenDate } from "#app/platform/dates.ts";

type Facts = {
  heading: string;
  dueOn: string | null;
  delivery: string;
  fromDesk: boolean;
};

export function intakeMailText(
  about: "sent" | "sent_to_counsellor" | "reminder",
  { heading, dueOn, delivery, fromDesk }: Facts,
): { subject: string; sentence: string } {
  const service = `“${heading}”`;
  const due = dueOn === null ? "" : ` It is due on ${writtenDate(dueOn)}.`;
  switch (about) {
    case "sent":
      return {
        subject: "we have what we need",
        sentence: fromDesk
          ? `We have filled in the form of ${service} with what you told us.${due} Look at it, and write to us where something is not right:`
          : `We have what we need for ${service}.${due} You find what you sent, and the plan with its dates, here:`,
      };
    case "sent_to_counsellor":
      return {
        subject: "the form is here",
        sentence: `Your customer has sent the form of ${service}.${due} Read the answers here:`,
      };
    case "reminder":
      return {
        subject: "what we need from you",
        sentence: `${service} waits for its form. Work begins when you have sent it, and then takes ${delivery}. What you have kept for later is still there:`,
      };
  }
}
