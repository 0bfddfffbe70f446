import type { Ground, HostileForm } from "#tests/hostile/hostile-form.ts";

const nothing = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const itemPage = ({ desk }: Ground) => `/staff/work/${desk.itemId}`;
const place = {
  starts_at: "2099-03-01T10:00",
  minutes: "60",
  meeting_link: "https://meet.example.org/room",
  counsellor: "nobody-at-all",
};

export const customerSessionForms: HostileForm[] = [
  {
    name: "service: ask for another time",
    path: ({ caseItemId }) => `/account/services/${caseItemId}`,
    fields: () => ({ intent: "sessions.ask", session: nothing, text: "After six, please." }),
    written: ["text"],
    slow: true,
  },
  ...["book", "move"].map((intent) => ({
    name: `service: ${intent} a session at a free time`,
    path: ({ caseItemId }: Ground) => `/account/services/${caseItemId}/session-time`,
    fields: () => ({ intent, session: nothing, kind: "counselling", slot: "2026-12-03T10:30:00.000Z" }),
    written: ["slot"],
  })),
];

export const deskSessionForms = [
  {
    name: "desk: book a session",
    path: itemPage,
    fields: () => ({ intent: "sessions.book", session: nothing, kind: "counselling", ...place }),
    written: ["meeting_link"],
  },
  {
    name: "desk: change a session",
    path: itemPage,
    fields: () => ({ intent: "sessions.move", session: nothing, seen: "0", ...place }),
    written: ["meeting_link"],
  },
  ...["keep", "cancel"].map((event) => ({
    name: `desk: session ${event}`,
    path: itemPage,
    fields: () => ({
      intent: `sessions.${event}`,
      session: nothing,
      seen: "0",
      text: "No other hour is free.",
    }),
    written: ["text"],
  })),
  ...["missed", "give_back"].map((event) => ({
    name: `desk: session ${event}`,
    path: itemPage,
    fields: () => ({ intent: `sessions.${event}`, session: nothing, text: "Nobody came that day." }),
    written: ["text"],
  })),
  ...["held", "agree_missed", "decline_missed"].map((event) => ({
    name: `desk: session ${event}`,
    path: itemPage,
    fields: () => ({ intent: `sessions.${event}`, session: nothing }),
  })),
];
