import { Hono } from "hono";
import { expect, test } from "vitest";

import { bodyRefused } from "#app/routes/shell/body-limits.ts";
import { guardBody } from "#app/routes/shell/guard-requests.server.ts";
import { readUpload } from "#app/routes/shell/read-form.server.ts";

const site = new Hono();
site.use(guardBody);
/** Answers what a page's action would be given. */
site.all("*", async (c) => {
  const form = await readUpload(c.req.raw);
  const told = form.ok ? [...form.value.keys()] : form.refusal.code;
  return c.json({ told, marked: c.req.raw.headers.has(bodyRefused) });
});

const kilobyte = 1024;
const uploads = "/service/publish-testimonial/cover-letter/";

function formOf(bytes: number): FormData {
  const form = new FormData();
  form.set("details", "words");
  form.set("avatar", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return form;
}

async function post(path: string, body: FormData | string | ReadableStream, headers = {}) {
  const sent = body instanceof FormData ? await asBytes(body) : { body, headers: {} };
  const init = { method: "POST", duplex: "half", body: sent.body, headers: { ...sent.headers, ...headers } };
  const answer = await site.request(path, init as RequestInit);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** As it comes over the wire. */
async function asBytes(form: FormData) {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: await encoded.arrayBuffer(), headers: { "content-type": type } };
}

test.each([uploads, `${uploads.slice(0, -1)}.data`, uploads.toUpperCase(), "/profile/asha/"])(
  "a picture of 2 MB arrives at %s whole, and a larger one as the word that it was too large",
  async (path) => {
    const taken = await post(path, formOf(2 * kilobyte * kilobyte));
    expect(taken.body).toEqual({ told: ["details", "avatar"], marked: false });
    for (const megabytes of path === uploads ? [3, 10, 40] : [3]) {
      const refused = await post(path, formOf(megabytes * kilobyte * kilobyte));
      expect(refused).toEqual({ status: 200, body: { told: "too_large", marked: true } });
    }
  },
);

test.each(["/account/services/0b5f/", "/account/services/0b5f.data", "/staff/work/0b5f"])(
  "five files of 10 MB arrive at %s whole, and more as the word that it was too much",
  async (path) => {
    const taken = await post(path, formOf(50 * kilobyte * kilobyte));
    expect(taken.body).toEqual({ told: ["details", "avatar"], marked: false });
    const refused = await post(path, formOf(60 * kilobyte * kilobyte));
    expect(refused).toEqual({ status: 200, body: { told: "too_large", marked: true } });
  },
);

test("many large forms at once are held in no more memory than is set, and what is held is let go", async () => {
  const form = await asBytes(formOf(40 * kilobyte * kilobyte));
  const path = "/account/services/0b5f";
  const sendSlowly = () => post(path, inPieces(form.body), form.headers);
  const answers = await Promise.all(Array.from({ length: 8 }, sendSlowly));
  const told = answers.map(({ body }) => String(body["told"]));
  expect(new Set(told)).toEqual(new Set(["details,avatar", "busy"]));
  expect((await sendSlowly()).body["marked"]).toBe(false);
});

/** As it comes over a network, where others come at the same time. */
function inPieces(body: ArrayBuffer): ReadableStream {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((next) => setImmediate(next));
      if (at >= body.byteLength) return controller.close();
      controller.enqueue(new Uint8Array(body.slice(at, at + kilobyte * kilobyte)));
      at += kilobyte * kilobyte;
    },
  });
}

test.each([
  "/service/cart",
  "/account/login/",
  "/service/publish-testimonials/",
  "/api/x/profile/",
  "/account/dashboard/",
])("no other page reads so much: %s", async (path) => {
  expect(await post(path, formOf(65 * kilobyte))).toMatchObject({
    status: 413,
    body: { code: "too_large" },
  });
});

test("a form without a file is read no further than anywhere else", async () => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  expect(await post(uploads, `details=${"x".repeat(65 * kilobyte)}`, type)).toMatchObject({ status: 413 });
});

test("a body that does not name its length, or lies about it, is counted", async () => {
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const endless = (parts: number) =>
    new ReadableStream({
      pull(controller) {
        if (parts-- > 0) controller.enqueue(new Uint8Array(kilobyte * kilobyte));
        else controller.close();
      },
    });
  expect((await post(uploads, endless(5), type)).body).toEqual({ told: "too_large", marked: true });
  expect((await post(uploads, endless(10_000), type)).body).toEqual({ told: "too_large", marked: true });
});

test("nobody outside can say that a body was too large", async () => {
  const said = await post(uploads, formOf(10), { [bodyRefused]: "too-large" });
  expect(said.body).toEqual({ told: ["details", "avatar"], marked: false });
});
