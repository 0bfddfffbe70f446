import { RouterContextProvider } from "react-router";

import type { Visit } from "#app/forms/form-action.server.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";

export async function answerOf(
  action: (visit: Visit) => Promise<unknown>,
  request: Request,
  user: CurrentUser | null,
  params: Visit["params"] = {},
): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(currentUserContext, user);
  context.set(visitorAddressContext, "192.0.2.8");
  const answer = await action({ request, url: new URL(request.url), params, context });
  if (answer instanceof Response) return { next: answer.headers.get("location") };
  return typeof answer === "object" && answer !== null && "data" in answer ? answer.data : answer;
}
