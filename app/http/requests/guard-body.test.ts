import { Hono } from "hono";
import { expect, test, vi } from "vitest";

import { bodyRefused } from "#app/forms/body-refused.ts";
import { makeGuardBody } from "#app/http/requests/guard-body.server.ts";
import { readUpload } from "#app/forms/read-form.server.ts";
import { wide } from "#tests/setup/wide.ts";

const site = new Hono();
site.use(
  makeGuardBody(async (request) => {
    const id = request.headers.get("x-person") ?? "asha";
    return id === "nobody" ? null : { id };
  }),
);
site.all("*", async (c) => {
  const copy = c.req.raw.headers.has(bodyRefused) ? c.req.raw.clone() : null;
  const form = await readUpload(c.req.raw);
  const told = form.ok ? [...form.value.keys()] : form.refusal.code;
  const kept = form.ok ? sizeOf(form.value) : 0;
  const unread = form.ok || !copy?.body ? {} : { posted: [...(await copy.formData()).keys()] };
  return c.json({ told, marked: c.req.raw.headers.has(bodyRefused), kept, ...unread });
});

function sizeOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}

const kilobyte = 1024;
const uploads = "/service/publish-testimonial/cover-letter/";

function formOf(bytes: number): FormData {
  const form = new FormData();
  form.set("details", "text");
  form.set("avatar", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return form;
}

async function post(path: string, body: FormData | string | ReadableStream, headers = {}) {
  const sent = body instanceof FormData ? await asBytes(body) : { body, headers: {} };
  const init = { method: "POST", duplex: "half", body: sent.body, headers: { ...sent.headers, ...headers } };
  const remoteAddress = new Headers(init.headers).get("x-address") ?? "192.0.2.1";
  const answer = await site.request(path, init as RequestInit, { incoming: { socket: { remoteAddress } } });
  const text = await answer.text();
  const told = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: answer.status, connection: answer.headers.get("connection"), body: told };
}

async function asBytes(form: FormData) {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: await encoded.arrayBuffer(), headers: { "content-type": type } };
}

test.each([uploads, `${uploads.slice(0, -1)}.data`, uploads.toUpperCase(), "/profile/asha/"])(
  "a picture of 2 MB arrives at %s whole, and a larger one as the word that it was too large",
  async (path) => {
    const taken = await post(path, formOf(2 * kilobyte * kilobyte));
    expect(taken.body).toEqual({ told: ["details", "avatar"], marked: false, kept: 4 });
    for (const megabytes of path === uploads ? [3, 40] : [3]) {
      const refused = await post(path, formOf(megabytes * kilobyte * kilobyte));
      expect(refused).toEqual({ status: 200, connection: "close", body: refusedAs("too_large") });
    }
  },
);

const casePages = ["/account/services/0b5f/", "/account/services/0b5f.data", "/staff/work/0b5f"];

test.each(casePages)(
  "five files of 10 MB arrive at %s whole, and more as the word that it was too much",
  async (path) => {
    const isWhole = wide || path === casePages[0];
    const taken = await post(path, formOf((isWhole ? 50 : 5) * kilobyte * kilobyte));
    expect(taken.body).toEqual({ told: ["details", "avatar"], marked: false, kept: 4 });
    if (!isWhole) return;
    const refused = await post(path, formOf(60 * kilobyte * kilobyte));
    expect(refused).toEqual({ status: 200, connection: "close", body: refusedAs("too_large") });
  },
);

test("many large forms at once are held in no more memory than is set, and what is held is let go", async () => {
  const form = await asBytes(formOf(40 * kilobyte * kilobyte));
  const path = "/account/services/0b5f";
  const sendSlowly = (person: string) =>
    post(path, inPieces(form.body), {
      ...form.headers,
      "x-person": person,
      ...from(`192.0.2.${person.at(-1)}`),
    });
  const people = Array.from({ length: 5 }, (_, at) => `person ${at + 1}`);
  const answers = await Promise.all(people.map(sendSlowly));
  const told = answers.map(({ body }) => String(body["told"]));
  expect(new Set(told)).toEqual(new Set(["details,avatar", "busy"]));
  expect((await sendSlowly("person 1")).body["marked"]).toBe(false);
});

test("one person, or one address, cannot take up what all may hold, and others are still taken", async () => {
  const form = await asBytes(formOf(40 * kilobyte * kilobyte));
  const path = "/account/services/0b5f";
  const send = (person: string, address: string) =>
    post(path, inPieces(form.body), { ...form.headers, "x-person": person, ...from(address) });
  const pairs = [
    () => [send("asha", "192.0.2.11"), send("asha", "192.0.2.12"), send("ben", "192.0.2.13")],
    () => [send("asha", "192.0.2.11"), send("guest", "192.0.2.11"), send("ben", "192.0.2.13")],
  ];
  for (const together of pairs) {
    const told = (await Promise.all(together())).map(({ body }) => String(body["told"]));
    expect(told.toSorted()).toEqual(["busy", "details,avatar", "details,avatar"]);
  }
});

test("of a visitor who is not signed in nothing is held, however much of it comes", async () => {
  const nobody = { "x-person": "nobody" };
  const form = await asBytes(formOf(40 * kilobyte * kilobyte));
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: allBegun, resolve: sayBegun } = Promise.withResolvers<void>();
  let waiting = 0;
  const untilFree = () => {
    waiting += 1;
    if (waiting === 4) sayBegun();
    return free;
  };
  const begun = Array.from({ length: 4 }, () =>
    post("/account/services/0b5f", inPieces(form.body, untilFree), { ...form.headers, ...nobody }),
  );
  await allBegun;
  const customers = await post("/account/services/0b5f", inPieces(form.body), form.headers);
  letGo();
  expect(customers.body["told"]).toEqual(["details", "avatar"]);
  for (const { body, connection } of await Promise.all(begun)) {
    expect({ ...body, connection }).toEqual({ ...refusedAs("not_signed_in"), connection: "close" });
  }
});

test("of a visitor's words no more than of any form are passed on, marked as theirs", async () => {
  const nobody = { "x-person": "nobody" };
  const form = formOf(10);
  form.set("text", "w".repeat(60 * kilobyte));
  const few = await post("/account/services/0b5f", form, nobody);
  expect(few.body).toEqual({ ...refusedAs("not_signed_in"), posted: ["details", "avatar", "text"] });
  form.set("more", "w".repeat(10 * kilobyte));
  const many = await post("/account/services/0b5f", form, nobody);
  expect(many.body).toEqual(refusedAs("not_signed_in"));
});

test.each([
  ["a field of 40 MB", (form: FormData) => form.set("text", "w".repeat(40 * kilobyte * kilobyte))],
  ["a field a little over 64 KB", (form: FormData) => form.set("text", "w".repeat(64 * kilobyte + 1))],
  ["five fields of 60 KB", (form: FormData) => fill(form, 5, 60 * kilobyte)],
  ["a thousand fields", (form: FormData) => fill(form, 1_000, 1)],
  ["a field with a name of 40 KB", (form: FormData) => form.set("n".repeat(40 * kilobyte), "w")],
  [
    "a field whose name looks like a file's",
    (form: FormData) => form.set('words"; filename="a.txt', "w".repeat(65 * kilobyte)),
  ],
])("%s beside files is refused before it is read, and nothing of it comes back", async (_what, add) => {
  const form = formOf(10);
  add(form);
  const { body } = await post("/account/services/0b5f", form);
  expect({ ...body, told: String(body["told"]).slice(0, 40) }).toEqual(refusedAs("too_many_words"));
});

test("a field of 64 KB beside a large file is taken", async () => {
  const form = formOf(20 * kilobyte * kilobyte);
  form.set("text", "w".repeat(64 * kilobyte));
  const taken = await post("/account/services/0b5f", form);
  expect(taken.body).toMatchObject({ told: ["details", "avatar", "text"], kept: 4 + 64 * kilobyte });
});

test("a body that stops coming is given up, and what was held of it is let go", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { headers } = await asBytes(formOf(1));
    const begun = new Uint8Array(50 * kilobyte * kilobyte);
    const silent = () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(begun),
        pull: () => new Promise(() => {}),
      });
    const stalled = ["/account/services/0b5f", "/service/cart"].map((path) => post(path, silent(), headers));
    const form = await asBytes(formOf(40 * kilobyte * kilobyte));
    await vi.advanceTimersByTimeAsync(11_000);
    expect((await stalled[0])!).toMatchObject({ status: 408, connection: "close" });
    const after = await post("/account/services/0b5f", form.body as never, form.headers);
    expect(after.body["told"]).toEqual(["details", "avatar"]);
    expect((await stalled[1])!).toMatchObject({ status: 413, connection: "close" });
  } finally {
    vi.useRealTimers();
  }
});

function fill(form: FormData, fields: number, length: number): void {
  for (let at = 0; at < fields; at += 1) form.set(`field ${at}`, "w".repeat(length));
}

const refusedAs = (told: string) => ({ told, marked: true, kept: 0 });

function from(address: string): Record<string, string> {
  return { "x-address": address };
}

function inPieces(body: ArrayBuffer, beforeTheLast?: () => Promise<void>): ReadableStream {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((next) => setImmediate(next));
      if (at >= body.byteLength) return controller.close();
      if (at + kilobyte * kilobyte >= body.byteLength) await beforeTheLast?.();
      controller.enqueue(new Uint8Array(body, at, Math.min(kilobyte * kilobyte, body.byteLength - at)));
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
    connection: "close",
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
  expect((await post(uploads, endless(5), type)).body).toEqual(refusedAs("too_large"));
  expect((await post(uploads, endless(10_000), type)).body).toEqual(refusedAs("too_large"));
});

test("nobody outside can say that a body was too large", async () => {
  const said = await post(uploads, formOf(10), { [bodyRefused]: "too-large" });
  expect(said.body).toEqual({ told: ["details", "avatar"], marked: false, kept: 4 });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  for (const word of ["busy", "constructor", "__proto__"]) {
    const words = await post(uploads, "details=words", { ...form, [bodyRefused]: word });
    expect(words).toMatchObject({ status: 200, body: { told: ["details"], marked: false } });
  }
});
