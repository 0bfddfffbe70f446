import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import * as call from "#app/http/calls/call.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";

type Asked = Parameters<typeof call.action>[0];

const wrong = { success: false, code: "post_only", msg: "This call is made with POST." };

test("a call that is read instead of posted answers 405 and names what it takes", async () => {
  const answer = call.loader();
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("POST");
  expect(await answer.json()).toEqual(wrong);
});

test.each(["PUT", "PATCH", "DELETE"])("so does one that is made with %s", async (method) => {
  for (const { path } of calls) {
    const request = new Request(`http://127.0.0.1:3000${path}`, { method, body: "{}" });
    const asked = { request, context: new RouterContextProvider(), params: {} } as unknown as Asked;
    const answer = await call.action(asked);
    expect({ path, status: answer.status, allow: answer.headers.get("allow") }).toEqual({
      path,
      status: 405,
      allow: "POST",
    });
  }
});
