import { expect, test, vi } from "vitest";

import { asBytes, formOf, kilobyte, post, refusedAs } from "#tests/setup/post-body.ts";

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
