import { Hono } from "hono";
import { expect, test } from "vitest";

import { guardMethod } from "#app/http/requests/guard-method.server.ts";

const app = new Hono();
app.use(guardMethod);
app.get("/page", (c) => c.text("a page"));
app.post("/page", (c) => c.text("its form"));
app.all("/form-less", (c) => c.text("no form", c.req.method === "POST" ? 405 : 200));

const ask = (path: string, method: string) => app.request(path, { method });

test.each(["PUT", "PATCH", "DELETE", "PROPFIND", "QUERY"])(
  "%s is refused before any page sees it",
  async (method) => {
    const answer = await ask("/page", method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await answer.json()).toMatchObject({ success: false, code: "unknown_method" });
  },
);

test("what a call and a webhook take is POST alone", async () => {
  for (const path of ["/service/get_amount/", "/api/service/cover-letter/", "/webhooks/stripe/"]) {
    const answer = await ask(path, "PUT");
    expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "POST"]);
    expect(await answer.json()).toMatchObject({ code: "post_only" });
  }
});

test("OPTIONS tells the methods, and lets no other site ask", async () => {
  const answer = await ask("/page", "OPTIONS");
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST"]);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("pages are read, their forms sent, and where there is no form it is said what there is", async () => {
  for (const method of ["GET", "HEAD", "POST"]) expect((await ask("/page", method)).status).toBe(200);
  const answer = await ask("/form-less", "POST");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
