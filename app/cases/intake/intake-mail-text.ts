import { writtenDate } from "#app/platform/dates.ts";

type Facts = {
  heading: string;
  dueOn: string | null;
  delivery: string;
  fromDesk: boolean;
};

export function intakeMailText(
  about: "sent" | "reminder",
  { heading, dueOn, delivery, fromDesk }: Facts,
): { subject: string; sentence: string } {
  const service = `“${heading}”`;
  const due = dueOn === null ? "" : ` It is due on ${writtenDate(dueOn)}.`;
  switch (about) {
    case "sent":
      return {
        subject: "we have your details",
        sentence: fromDesk
          ? `We have filled in the form for ${service} with what you told us.${due} Please check it, and write to us if something is wrong:`
          : `We have your details for ${service}.${due} Here is what you sent, and the plan with its dates:`,
      };
    case "reminder":
      return {
        subject: "fill in your details",
        sentence: `We are waiting for your details for ${service}. We start once you send them, and it then takes ${delivery}. If you saved a draft, it is still there:`,
      };
  }
}
