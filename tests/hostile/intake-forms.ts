import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const answers = {
  "answer.kind": "A post",
  "answer.advertisement": "A gardener for a castle.",
  "answer.found": "On a noticeboard.",
  "answer.deadline": "2027-01-15",
  "answer.fit": "Ten years of roses.",
  "answer.missing": "",
  "answer.mention": "",
  remove: "",
};

/** What a customer keeps of a form. Every kind of field is sent every text by intake-text.db.test.ts. */
export const intakeForms: HostileForm[] = [
  {
    name: "service: what we need",
    path: ({ caseItemId }) => `/account/services/${caseItemId}`,
    fields: () => ({ intent: "intake.send", later: "yes", seen: "", ...answers }),
    written: ["answer.advertisement"],
    slow: true,
  },
];

const itemPage = ({ desk }: Ground) => `/staff/work/${desk.itemId}`;

/** Without the resume, so it is never sent. */
export const deskIntakeForms = [
  {
    name: "desk: what the customer needs",
    path: itemPage,
    fields: () => ({ intent: "intake.send", seen: "", ...answers }),
  },
  ...["tick", "untick"].map((deed) => ({
    name: `desk: ${deed} a step`,
    path: itemPage,
    fields: () => ({ intent: `plan.${deed}`, step: "questions" }),
  })),
];
