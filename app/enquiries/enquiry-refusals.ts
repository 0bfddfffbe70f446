import { refuse } from "#app/platform/outcome.ts";

export const unknownEnquiry = refuse({
  code: "unknown_enquiry",
  message: "This message was not found.",
  status: 404,
});

export const alreadySent = refuse({
  code: "already_sent",
  message: "Another message was sent from this page before. Open the page again to send a new one.",
  status: 409,
});

/** A field that people do not see was filled in. The page empties it. */
export const looksAutomatic = refuse({
  code: "looks_automatic",
  message: "This looked like a message from a program, so it was not sent. Please send it once more.",
  status: 422,
});
