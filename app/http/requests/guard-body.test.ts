import { expect, test } from "vitest";

import { bodyRefused } from "#app/forms/body-refused.ts";
import { formOf, kilobyte, post, refusedAs } from "#tests/setup/post-body.ts";
import { wide } from "#tests/setup/wide.ts";

const uploads = "/service/publish-testimonial/cover-letter/";

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

function fill(form: FormData, fields: number, length: number): void {
  for (let at = 0; at < fields; at += 1) form.set(`field ${at}`, "w".repeat(length));
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
