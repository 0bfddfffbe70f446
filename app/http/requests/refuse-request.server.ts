import { answerRefusal } from "#app/http/calls/answer-call.server.ts";
import { plainPage } from "#app/http/requests/plain-page.server.ts";
import type { Refusal } from "#app/platform/outcome.ts";

/** A page for whoever is led here by their browser, and what calls are answered for every program. */
export function refuseRequest({ method, headers }: Request, refusal: Refusal): Response {
  const answer = answerRefusal(refusal);
  if (!headers.get("accept")?.includes("text/html")) return answer;
  answer.headers.delete("content-length");
  answer.headers.set("content-type", "text/html; charset=utf-8");
  return new Response(method === "HEAD" ? null : pageOf(refusal, method), answer);
}

function pageOf({ message, details }: Refusal, method: string): string {
  const seconds = details?.["retry_after"];
  return plainPage({
    heading: "Please wait a moment",
    text: method === "GET" ? message : `${message} What you typed is one step back.`,
    // What was sent is not sent again by itself.
    ...(method === "GET" && typeof seconds === "number" && { againAfterSeconds: seconds }),
  });
}
