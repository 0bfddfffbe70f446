import { refuse } from "#app/platform/outcome.ts";

export const unknownEntry = refuse({
  code: "unknown_entry",
  message: "This entry is not on the list. Nothing was changed.",
  status: 404,
});

export const acceptedEntry = refuse({
  code: "accepted_already",
  message:
    "Your counsellor has accepted this entry, so nothing was changed. Write to them if something has to change.",
  status: 409,
});

export const listClosed = refuse({
  code: "closed",
  message: "This service has ended, so nothing can be added to its list.",
  status: 409,
});

export const nothingSent = refuse({
  code: "nothing_sent",
  message: "Choose a file, or say where it can be seen. Nothing was changed.",
  status: 422,
  field: "files",
});

export const noteMissing = refuse({
  code: "note_missing",
  message: "Write to the customer what is wrong, or what you need.",
  status: 422,
  field: "note",
});
