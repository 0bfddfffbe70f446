import type { Answer } from "#tests/access/rules.ts";
import type { Answered } from "#tests/attack/ask.ts";

/** Null for what no address should give. */
export function readAnswer(answered: Answered): Answer | null {
  const { status, headers, text } = answered;
  switch (status) {
    case 200:
      return "shown";
    case 204:
      return "methods told";
    case 302:
    case 303:
      return readRedirect(headers.location ?? "");
    case 400:
      return text === "" ? "unsigned" : text.includes('"success":false') ? "bad call" : "no such form";
    case 401:
      return "log in first";
    case 403:
      return text.includes('"foreign_origin"') ? "other site" : "not allowed";
    case 404:
      return "unknown";
    case 405:
      return headers.allow === undefined ? null : "wrong method";
    default:
      return null;
  }
}

function readRedirect(to: string): Answer {
  if (to === "/error") return "error page";
  return to.startsWith("/account/login/") ? "log in first" : "leads on";
}
