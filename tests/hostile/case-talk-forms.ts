import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const sendKey = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const itemPage = ({ desk }: Ground) => `/staff/work/${desk.itemId}`;

export const caseTalkForms: HostileForm[] = [
  {
    name: "service: message",
    path: ({ caseItemId }) => `/account/services/${caseItemId}`,
    fields: () => ({ intent: "conversation.send", text: "Which of the two?", send_key: sendKey }),
    written: ["text"],
    slow: true,
  },
];

export const deskTalkForms = [
  {
    name: "desk: message",
    path: itemPage,
    fields: () => ({ intent: "conversation.send", text: "Both of them.", send_key: sendKey }),
    written: ["text"],
  },
  {
    name: "desk: note",
    path: itemPage,
    fields: () => ({ intent: "notes.write", text: "Prefers the telephone.", send_key: sendKey }),
    written: ["text"],
  },
];
