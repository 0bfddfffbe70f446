import { randomUUID } from "node:crypto";

import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const written = "Which of the two visas fits a chemist?";

export const contactForms: HostileForm[] = [
  {
    name: "write to us",
    path: () => "/contact",
    fields: () => ({
      intent: "write",
      name: "Meera Example",
      email: "meera@example.org",
      kind: "other",
      order: "LF-1042",
      text: written,
      website: "",
      send_key: randomUUID(),
    }),
    written: ["name", "email", "text"],
    visitors: true,
  },
  {
    name: "write to us again",
    path: ({ enquiry }) => `/account/messages/${enquiry}`,
    fields: () => ({ intent: "again", text: written, send_key: randomUUID() }),
    written: ["text"],
  },
];

const atDesk = ({ desk }: Ground) => `/staff/enquiries/${desk.enquiry}`;

export const deskEnquiryForms: Omit<HostileForm, "staff" | "slow">[] = [
  {
    name: "desk: answer an enquiry",
    path: atDesk,
    // Not the version that it has, so nothing is sent.
    fields: () => ({ intent: "answer", version: "0", text: "The first one.", send_key: randomUUID() }),
    written: ["text"],
  },
  {
    name: "desk: assign an enquiry",
    path: atDesk,
    fields: () => ({ intent: "assign", version: "0", person: "nobody-at-all" }),
    written: [],
  },
  ...["close", "reopen"].map((intent) => ({
    name: `desk: ${intent} an enquiry`,
    path: atDesk,
    fields: () => ({ intent, version: "0" }),
    written: [],
  })),
];
