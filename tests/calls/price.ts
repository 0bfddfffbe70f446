import { expect } from "vitest";

import { call, type Fields } from "#tests/calls/call.ts";

export const path = "/service/get_amount/";

/** What the call answers, which must not be a refusal. */
export async function price(fields: Fields, from: Parameters<typeof call>[2] = {}): Promise<Fields> {
  const { status, body } = await call(path, { currency: "INR", ...fields }, from);
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return body;
}
