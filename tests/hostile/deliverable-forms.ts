import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const ownPage = ({ caseItemId }: Ground) => `/account/services/${caseItemId}`;
const deskPage = ({ desk }: Ground) => `/staff/work/${desk.itemId}`;
/** Never shown to anyone, so it stays a question. */
const shown = { to_wallet: "1", to_gateway: "0", premium: "0" };

export const ownDeliverableForms: HostileForm[] = [
  {
    name: "service: accept",
    path: ownPage,
    fields: () => ({ intent: "deliverables.accept", seen: "never" }),
    written: [],
    slow: true,
  },
  {
    name: "service: ask for a new version",
    path: ownPage,
    fields: () => ({ intent: "deliverables.ask", seen: "never", text: "Name the second project." }),
    written: ["text"],
    slow: true,
  },
  {
    name: "service: comment",
    path: ownPage,
    fields: () => ({
      intent: "deliverables.comment",
      version_id: nothing,
      send_key: nothing,
      text: "Look at line two.",
    }),
    written: ["text"],
    slow: true,
  },
  {
    name: "service: ask to cancel",
    path: ownPage,
    fields: () => ({ intent: "cancelling.ask", text: "My plans have changed.", ...shown }),
    written: ["text"],
    slow: true,
  },
  {
    name: "service: take the wish back",
    path: ownPage,
    fields: () => ({ intent: "cancelling.withdraw" }),
    written: [],
    slow: true,
  },
  {
    name: "service: claim the guarantee",
    path: ownPage,
    fields: () => ({ intent: "guarantee.claim", guarantee: "admissions", text: "Both refused on 3 May." }),
    written: ["text"],
    slow: true,
  },
  {
    name: "service: withdraw a claim",
    path: ownPage,
    fields: () => ({ intent: "guarantee.withdraw", claim: nothing }),
    written: [],
    slow: true,
  },
];

export const deskDeliverableForms = [
  {
    name: "desk: hand over",
    path: deskPage,
    // Not the next number, so nothing is delivered.
    fields: () => ({ intent: "deliverables.hand_over", version: "99", text: "Your letter is here." }),
    written: ["text"],
  },
  {
    name: "desk: ask a second reader",
    path: deskPage,
    // Not a key, so nothing is kept.
    fields: () => ({ intent: "deliverables.ask_reader", draft_id: "none", reader: "", text: "A letter." }),
    written: ["text"],
  },
  ...["approve", "take_back"].map((action) => ({
    name: `desk: version ${action}`,
    path: deskPage,
    fields: () => ({ intent: `deliverables.${action}`, draft_id: nothing }),
  })),
  {
    name: "desk: send a version back",
    path: deskPage,
    fields: () => ({ intent: "deliverables.send_back", draft_id: nothing, text: "Line two is wrong." }),
    written: ["text"],
  },
  {
    name: "desk: comment",
    path: deskPage,
    fields: () => ({
      intent: "deliverables.comment",
      version_id: nothing,
      send_key: nothing,
      text: "Which line?",
    }),
    written: ["text"],
  },
  {
    name: "desk: propose to cancel",
    path: deskPage,
    fields: () => ({ intent: "cancelling.propose", text: "The papers never came.", ...shown }),
    written: ["text"],
  },
  {
    name: "desk: take a proposal back",
    path: deskPage,
    fields: () => ({ intent: "cancelling.take_back" }),
  },
  {
    name: "desk: agree to cancel",
    path: deskPage,
    fields: () => ({ intent: "cancelling.agree", cancellation: nothing, ...shown }),
  },
  {
    name: "desk: decline to cancel",
    path: deskPage,
    fields: () => ({ intent: "cancelling.decline", cancellation: nothing, text: "It is nearly done." }),
    written: ["text"],
  },
  {
    name: "desk: accept a claim",
    path: deskPage,
    fields: () => ({ intent: "guarantee.accept", claim: nothing, ...shown }),
  },
  {
    name: "desk: refuse a claim",
    path: deskPage,
    fields: () => ({ intent: "guarantee.refuse", claim: nothing, text: "One letter is missing." }),
    written: ["text"],
  },
];
