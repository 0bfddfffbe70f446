import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";
import { call, callForm, databaseState, type Fields, send } from "#tests/calls/call.ts";
import { addressOf, goodFields, makeShopper } from "#tests/calls/good-fields.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { wide } from "#tests/setup/wide.ts";

let user: CurrentUser;
let itemId: string;
let before: Record<string, string>;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
withFakeGateways();
beforeEach(async () => {
  ({ user, itemId } = await makeShopper());
  before = await databaseState();
});

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** One in so many, and of the next call or field others: all have the same reader. */
const inTurn = <One>(all: readonly One[], oneIn: number, turn: number) =>
  all.filter((_, index) => wide || index % oneIn === turn % oneIn);

describe.each(calls.map((each, place) => [each.path, { ...each, place }] as const))("%s", (path, each) => {
  const { signedIn, input, place } = each;
  const address = addressOf(path);
  const good = () => goodFields[path]?.(itemId) ?? {};

  test("answers well when asked well", async () => {
    expect(goodFields, "a new call adds good fields of its own").toHaveProperty([path]);
    expect((await call(address, good(), { user })).body).toMatchObject({ success: true });
  });

  test(signedIn ? "answers 401 without a sign-in" : "is open to everybody", async () => {
    const { status, body } = await call(address, good());
    if (!signedIn) return expect(status).toBe(200);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: "not_signed_in", msg: "Please log in first." });
    expect(await databaseState()).toEqual(before);
  });

  test("refuses a body that it cannot read, and changes nothing", async () => {
    const fields = JSON.stringify(good());
    const inside = fields.slice(1);
    const bodies: [body: string, type: string, status?: number][] = [
      ["{", json],
      [`${fields}}`, json],
      ["{'link':1}", json],
      ["[]", json],
      [`[${fields}]`, json],
      ['"cover-letter"', json],
      ["null", json],
      ["7", json],
      ["NaN", json],
      [`{"is_wallet":true,"is_wallet":false${inside === "}" ? "}" : `,${inside}`}`, json],
      [`{"other":{"a":1,"b":[{"c":1,"\\u0063":2}]}${inside === "}" ? "}" : `,${inside}`}`, json],
      [`{"other":"a\\u0000b"${inside === "}" ? "}" : `,${inside}`}`, json],
      [`{"other":"${"x".repeat(1024 * 1024)}"}`, json, 413],
      [fields, "text/plain"],
      [fields, "multipart/form-data; boundary=x"],
      [fields, ""],
      ["currency=INR&currency=USD", form],
      ["other=a%00b", form],
      [`other=${"x".repeat(1024 * 1024)}`, form, 413],
    ];
    for (const [body, type, expected = 400] of inTurn(bodies, 4, place)) {
      const { status, body: answer } = await send(address, body, { user, type });
      expect({ body: body.slice(0, 80), type, status }).toEqual({
        body: body.slice(0, 80),
        type,
        status: expected,
      });
      expect(answer["code"]).toBe(expected === 413 ? "too_large" : "malformed");
    }
    expect(await databaseState()).toEqual(before);
  });

  const needed = Object.keys(input.shape).filter(
    (field) => !input.shape[field]?.safeParse(undefined).success,
  );
  if (needed.length > 0)
    test("refuses when a field is missing, and names it", async () => {
      for (const field of needed) {
        const { [field]: _left, ...rest } = good();
        for (const fields of [rest, { ...rest, [field]: null }]) {
          const { status, body } = await call(address, fields, { user });
          expect({ field: body["field"], status }).toEqual({ field, status: 400 });
        }
      }
      expect(await databaseState()).toEqual(before);
    });

  const scalars = Object.keys(input.shape).filter(
    (field) => !input.shape[field]?.safeParse([]).success && !input.shape[field]?.safeParse(["x"]).success,
  );
  if (scalars.length > 0)
    test("refuses lists and objects where one value belongs", async () => {
      for (const [nth, field] of scalars.entries()) {
        for (const value of inTurn(notScalars, 3, place + nth)) {
          const { status, body } = await call(address, { ...good(), [field]: value }, { user });
          expect({ field, value, status, code: body["code"] }).toEqual({
            field,
            value,
            status: 400,
            code: "malformed",
          });
        }
      }
      expect(await databaseState()).toEqual(before);
    });

  test("withstands whatever stands in any field, of JSON and of a form", async () => {
    const base = { ...good(), ...refusedAnyway[path] };
    const plain = { ...flat(good()), ...flat(refusedAnyway[path] ?? {}) };
    for (const [nth, field] of Object.keys(input.shape).entries()) {
      // Choices are many and are read alike: each takes its turn at some of the values.
      const isChoice = field in wireChoices || field in ignoredFields;
      const oneIn = (isChoice ? 3 : 1) * (wide ? 1 : 4);
      const values = strange.filter((_, index) => index % oneIn === (place + nth) % oneIn);
      for (const value of values) {
        const answers = [await call(address, { ...base, [field]: value }, { user })];
        if (typeof value === "string") {
          answers.push(await callForm(address, { ...plain, [field]: value }, { user }));
        }
        const succeeded = answers.some(({ body }) => body["success"] === true);
        if (succeeded && changes.has(path)) before = await databaseState();
      }
    }
    expect(await databaseState()).toEqual(before);
  }, 120_000);

  test("takes no field for anything that it is not", async () => {
    const text = JSON.stringify(good()).slice(1);
    const rest = text === "}" ? "}" : `,${text}`;
    const odd = `{"__proto__":{"admin":true,"success":false},"constructor":{"prototype":{"admin":true}},"toString":1`;
    const { body } = await send(address, odd + rest, { user, type: json });
    expect(body).toMatchObject({ success: true });
    expect(({} as Fields)["admin"]).toBeUndefined();
  });
});

const notScalars: unknown[] = [[], [1], ["INR"], {}, { toString: "x" }, [[[]]]];

const changes = new Set(
  Object.keys(goodFields).filter((path) =>
    /add_to|remove_from|purchase|offers|change|start|top_up/.test(path),
  ),
);

const notThePrice = { services: [{ service_link: "cover-letter", currency: "INR", amount: 1 }], amount: 1 };

/** Makes the call refuse in any case, so every change is a fault. */
const refusedAnyway: Record<string, Fields> = {
  "/service/add_to_cart/": { amount: 1 },
  "/service/cart_purchase_api/": notThePrice,
  "/service/get_razorpay_offers/": notThePrice,
  "/service/start_payment/": notThePrice,
  "/service/wallet/top_up/": { amount: 0 },
  "/service/free-consultation/": { mobile: "1", contact_date: "2000-01-01" },
  "/service/remove_from_cart/": { id: randomUUID() },
};

/** Each must be refused or change nothing. */
const strange: unknown[] = [
  -1,
  1e15,
  2 ** 53,
  1.5,
  0.1 + 0.2,
  "-1",
  "1.5",
  "1e3",
  "0x10",
  "NaN",
  "Infinity",
  "undefined",
  "null",
  "[object Object]",
  "٣",
  "cover-letter' or '1'='1",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "toString",
  "ZZZ",
  "XAU",
  "\ud800",
  "\u202e\u200b",
  "x".repeat(50_000),
  "not-a-uuid",
  randomUUID(),
  "../../etc/passwd",
  "%00",
  true,
];

function flat(fields: Fields): Record<string, string> {
  const item = (fields["services"] as Fields[] | undefined)?.[0] ?? {};
  const { services: _one, ...rest } = { ...fields, ...item };
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}
