import { type EvidenceProgress, readyText } from "#app/cases/evidence/evidence-list.ts";

export function evidenceMailText(
  about: "sent" | "reviewed",
  heading: string,
  { ready, total, sent, asked }: EvidenceProgress,
): { subject: string; sentence: string } {
  const list = `the evidence list of “${heading}”`;
  if (about === "sent") {
    const waiting = sent === 1 ? "One entry waits" : `${sent} entries wait`;
    return {
      subject: "evidence sent",
      sentence: `Your customer has sent something for ${list}. ${waiting} for you. See it here:`,
    };
  }
  const needed = asked === 0 ? "" : asked === 1 ? " One needs you again." : ` ${asked} need you again.`;
  return {
    subject: "evidence list",
    sentence: `Your counsellor has worked on ${list}. ${readyText({ ready, total })}.${needed} See it here:`,
  };
}
