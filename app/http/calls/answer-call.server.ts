import type { ZodError } from "zod";

import { limitGuesses } from "#app/coupons/limit-coupon-guesses.server.ts";
import { done, refuse, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Call, CallContext } from "#app/http/calls/call.server.ts";
import { nameFieldsAsSent } from "#app/http/calls/name-fields.ts";
import { readBody } from "#app/http/calls/read-body.server.ts";
import { findCall, type FoundCall } from "#app/http/calls/call-registry.server.ts";

/** `headers` names the length of the body, among others. */
export type CallAnswer = { status: number; body: string; headers: Record<string, string> };

type Asked = {
  user: CurrentUser | null;
  address: string;
  cookies: string | null;
  contentType: string | null | undefined;
  text: string;
};

export async function makeAnswer({ call, slug }: FoundCall, asked: Asked): Promise<CallAnswer> {
  const outcome = await runCall(call, asked, { ...asked, now: new Date(), slug });
  if (outcome.ok) return jsonAnswer(successText(JSON.stringify(outcome.value)), 200);
  const { refusal } = outcome;
  return refusalAnswer({ ...refusal, details: { ...call.refusalFields, ...refusal.details } });
}

/** For a call that came by the pages' router. */
export async function answerCall(
  request: Request,
  user: CurrentUser | null,
  address: string,
): Promise<Response> {
  const { url, headers } = request;
  const found = findCall(pathOf(url));
  if (!found)
    return answerRefusal({ code: "unknown_call", message: "This call does not exist.", status: 404 });
  const [cookies, contentType] = [headers.get("cookie"), headers.get("content-type")];
  return responseOf(
    await makeAnswer(found, { user, address, cookies, contentType, text: await request.text() }),
  );
}

export function answerRefusal(refusal: Refusal): Response {
  return responseOf(refusalAnswer(refusal));
}

export function postOnly(): Response {
  const answer = answerRefusal({ code: "post_only", message: "This call is made with POST.", status: 405 });
  answer.headers.set("allow", "POST");
  return answer;
}

export function responseOf({ body, status, headers }: CallAnswer): Response {
  return new Response(body === "" ? null : body, { status, headers });
}

export function refusalAnswer({ code, message, status, field, details }: Refusal): CallAnswer {
  const answer = jsonAnswer(
    JSON.stringify({ success: false, msg: message, code, field, ...details }),
    status,
  );
  const retryAfter = details?.["retry_after"];
  if (typeof retryAfter === "number") answer.headers["retry-after"] = String(retryAfter);
  return answer;
}

/** Put in front of the text, because a copy of so many fields takes longer to write than the fields themselves. */
function successText(fields: string): string {
  return fields === "{}" ? '{"success":true}' : `{"success":true,${fields.slice(1)}`;
}

function jsonAnswer(body: string, status: number): CallAnswer {
  const length = String(Buffer.byteLength(body));
  return { status, body, headers: { "content-type": "application/json", "content-length": length } };
}

/** As it was sent: calls have no other spelling. */
function pathOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2)).split("?", 1)[0] ?? "";
}

async function runCall(
  call: Call,
  { text, contentType }: Asked,
  context: CallContext<CurrentUser | null>,
): Promise<Outcome<Record<string, unknown>>> {
  if (call.signedIn && !context.user) {
    return refuse({ code: "not_signed_in", message: "Please log in first.", status: 401 });
  }
  const body = readBody(text, contentType);
  if (!body.ok) return body;
  const input = call.input.safeParse(body.value);
  if (!input.success) return refuse(malformedInput(input.error));
  const codes = typedCodes(input.data);
  if (codes.length > 0) {
    const allowed = await limitCoupons(codes, context);
    if (!allowed.ok) return allowed;
  }
  const outcome = await call.handle(input.data as never, context as never);
  return outcome.ok ? done(outcome.value) : refuse(nameFieldsAsSent(outcome.refusal, body.value));
}

function typedCodes({ discount_code, coupon_code, services }: TypedCodes): string[] {
  const typed = [discount_code, coupon_code, ...(services ?? []).map((item) => item.discount_code)];
  return typed.filter((code): code is string => Boolean(code));
}

/** Any call with a coupon code could be used to guess one. */
async function limitCoupons(
  codes: string[],
  { user, address, now }: CallContext<CurrentUser | null>,
): Promise<Outcome<null>> {
  for (const code of new Set(codes)) {
    const allowed = await limitGuesses({ code, address, userId: user?.id ?? null, now });
    if (!allowed.ok) return allowed;
  }
  return done(null);
}

type TypedCode = string | null | undefined;

type TypedCodes = {
  discount_code?: TypedCode;
  coupon_code?: TypedCode;
  services?: { discount_code?: TypedCode }[] | null;
};

function malformedInput(error: ZodError): Refusal {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join(".") ?? "";
  return {
    code: "malformed",
    message: field ? `The field "${field}" is missing or not understood.` : "The request is not understood.",
    status: 400,
    field,
  };
}
