import { shippedTemplates } from "#app/cases/templates/shipped-templates.ts";
import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const groundTemplate = shippedTemplates[0]?.id ?? "";
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

const toCustomer = { intent: "conversation.write", to: "customer", sure: "customer" };
const toDesk = { intent: "conversation.write", to: "note", sure: "note" };

export const deskTalkForms: HostileForm[] = [
  {
    name: "desk: message",
    path: itemPage,
    fields: () => ({ ...toCustomer, text: "Both of them.", send_key: sendKey }),
    written: ["text"],
  },
  {
    name: "desk: note",
    path: itemPage,
    fields: () => ({ ...toDesk, text: "Prefers the telephone.", send_key: sendKey }),
    written: ["text"],
  },
  {
    name: "desk: create a template",
    path: () => "/staff/templates",
    fields: () => ({
      intent: "create",
      id: sendKey,
      name: "Reminder",
      service: "",
      state: "",
      body: "Hello.",
    }),
    written: ["name", "body"],
  },
  {
    name: "desk: change a template",
    path: () => `/staff/templates/${groundTemplate}`,
    fields: () => ({ intent: "change", version: "1", name: "Begun", service: "", state: "", body: "Hello." }),
    written: ["name", "body"],
  },
];
