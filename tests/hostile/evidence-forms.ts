import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const deskList = ({ desk }: Ground) => `/staff/work/${desk.itemId}/evidence`;
const sent = { intent: "send", entry: "resume", use: nothing, remove: nothing, expires_on: "2027-01-31" };

export const ownEvidenceForms: HostileForm[] = [
  {
    name: "evidence: send",
    path: ({ caseItemId }) => `/account/services/${caseItemId}/evidence`,
    fields: () => ({ ...sent, text: "On page two of the file." }),
    written: ["text"],
    slow: true,
  },
  {
    name: "keep a self-check",
    path: () => "/account/self-checks",
    fields: () => ({ intent: "keep", check: "o-1a", result: "1.r." }),
    written: [],
  },
  {
    name: "delete a kept self-check",
    path: () => "/account/self-checks",
    fields: () => ({ intent: "delete", check: "o-1a" }),
    written: [],
  },
];

export const deskEvidenceForms = [
  {
    name: "desk: attach evidence",
    path: deskList,
    fields: () => ({ ...sent, text: "Seen on the call." }),
    written: ["text"],
  },
  {
    name: "desk: decide on evidence",
    path: deskList,
    fields: () => ({ intent: "decide", entry: "resume", verdict: "weak", note: "Add the dates.", seen: "" }),
    written: ["note"],
  },
  {
    name: "desk: add an entry of evidence",
    path: deskList,
    fields: () => ({
      intent: "add_entry",
      title: "Patent register",
      help: "An extract with your name.",
      send_key: nothing,
    }),
    written: ["title", "help"],
  },
  {
    name: "desk: add a list of evidence",
    path: deskList,
    fields: () => ({ intent: "add_list", list: "visa-statement" }),
  },
  {
    name: "desk: take an entry of evidence off",
    path: deskList,
    fields: () => ({ intent: "remove_entry", entry: "own.1" }),
  },
];
