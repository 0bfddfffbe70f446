import { refuse } from "#app/platform/outcome.ts";

export const unknownRequest = refuse({
  code: "unknown_request",
  message: "This request was not found.",
  status: 404,
});

export const ownRequest = refuse({
  code: "own_request",
  message: "You asked for this yourself. Somebody else decides about it.",
  status: 409,
});

export function decided({ state }: { state: "waiting" | "made" | "declined" }) {
  const text = state === "made" ? "approved it" : "declined it";
  return refuse({
    code: "decided",
    message: `Somebody has ${text} in the meantime. Your decision was not recorded.`,
    status: 409,
  });
}
