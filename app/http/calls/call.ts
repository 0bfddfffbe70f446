import { currentUserContext, visitorAddressContext } from "#app/platform/request-context.ts";
import { answerCall, postOnly } from "#app/http/calls/answer-call.server.ts";

import type { Route } from "./+types/call.ts";

export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  return answerCall(request, context.get(currentUserContext), context.get(visitorAddressContext));
}

export function loader() {
  return postOnly();
}
