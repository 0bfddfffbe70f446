import { currentUserContext, visitorAddressContext } from "#app/platform/request-context.ts";
import { answerCall, answerRefusal } from "#app/http/calls/answer-call.server.ts";

import type { Route } from "./+types/call.ts";

export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  return answerCall(request, context.get(currentUserContext), context.get(visitorAddressContext));
}

export function loader() {
  return postOnly();
}

function postOnly(): Response {
  const answer = answerRefusal({ code: "post_only", message: "This call is made with POST.", status: 405 });
  answer.headers.set("allow", "POST");
  return answer;
}
