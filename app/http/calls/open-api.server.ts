import { z } from "zod";

import { signInCookie } from "#app/platform/sign-in-cookie.ts";
import { env } from "#app/platform/env.server.ts";
import type { Call } from "#app/http/calls/call.server.ts";
import { purchaseForm } from "#app/checkout/purchase-box/purchase-form.server.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";

const refusal = z.object({
  success: z.literal(false),
  msg: z.string().describe("A sentence for people"),
  code: z.string().describe("A stable word for programs"),
  field: z.string().optional().describe("The field or choice it is about"),
});

const refusals: [status: string, description: string][] = [
  ["400", "Malformed: a field is missing, of the wrong type or given twice"],
  ["401", "Not signed in"],
  ["403", "Not allowed"],
  ["404", "Unknown"],
  ["409", "In conflict with how things stand, such as a changed price or a cart in another currency"],
  ["413", "Too large"],
  ["422", "A choice is missing or invalid"],
  ["429", "Too many; see Retry-After"],
  ["503", "The payment platform cannot be reached; nothing was charged"],
];

let made: Record<string, unknown> | null = null;

/** OpenAPI 3.1, generated once from the schemas that validate calls. */
export function openApiDocument(): Record<string, unknown> {
  return (made ??= makeDocument());
}

function makeDocument(): Record<string, unknown> {
  return {
    openapi: "3.1.0",
    info: {
      title: `${env().SITE_NAME} calls`,
      version: "1",
      description:
        "Amounts are integer hundredths of the major unit in every currency. Who is signed in and what things " +
        "cost are never taken from a payload.",
    },
    servers: [{ url: env().SITE_URL }],
    components: {
      securitySchemes: { signIn: { type: "apiKey", in: "cookie", name: signInCookie(env().SITE_URL) } },
      schemas: { Refusal: jsonSchema(refusal, "output") },
    },
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, { post: operation(call) }])),
      "/service/purchase/": { post: purchaseOperation() },
    },
  };
}

function operation(call: Call): Record<string, unknown> {
  const input = jsonSchema(call.input, "input");
  return {
    operationId: call.path
      .split("/")
      .filter((part) => part && !part.startsWith("{"))
      .join("_"),
    summary: call.summary,
    ...(call.signedIn ? { security: [{ signIn: [] }] } : {}),
    ...(call.path.includes("{slug}")
      ? { parameters: [{ name: "slug", in: "path", required: true, schema: { type: "string" } }] }
      : {}),
    requestBody: {
      content: {
        "application/json": { schema: input },
        "application/x-www-form-urlencoded": { schema: input },
      },
    },
    responses: {
      "200": {
        description: "Done",
        content: { "application/json": { schema: answerSchema(call) } },
      },
      ...Object.fromEntries(
        refusals.map(([status, description]) => [
          status,
          {
            description,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
          },
        ]),
      ),
    },
  };
}

/** Answers browsers with a redirect, so it is not in the registry. */
function purchaseOperation(): Record<string, unknown> {
  return {
    operationId: "service_purchase",
    summary:
      "The form that buys: 303 to the dashboard, to where it is paid, or back to the form with its error",
    security: [{ signIn: [] }],
    requestBody: {
      content: { "application/x-www-form-urlencoded": { schema: jsonSchema(purchaseForm, "input") } },
    },
    responses: {
      "303": { description: "Where the browser goes next; `problem` in the address says what went wrong" },
      "400": { description: "No form" },
      "413": { description: "Too large" },
    },
  };
}

function answerSchema(call: Call): Record<string, unknown> {
  return jsonSchema(z.object({ success: z.boolean(), ...call.answer.shape }), "output");
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
