import { expect, test } from "vitest";

import { isFromThisMachine, isLoopbackHost } from "#app/platform/loopback.ts";

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  isFromThisMachine({ remoteAddress, headers: new Headers({ host: "127.0.0.1:3000", ...headers }) });

test.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])("%s is this machine", (address) => {
  expect(from(address)).toBe(true);
});

test.each([undefined, "", "192.0.2.1", "::ffff:192.0.2.1", "10.0.0.1", "127.0.0.1.example.org", "fe80::1"])(
  "%s is not",
  (address) => {
    expect(from(address)).toBe(false);
  },
);

test.each(["localhost", "localhost:3000", "127.0.0.1", "[::1]:3000", "LOCALHOST:80"])(
  "a request for %s means this machine",
  (host) => {
    expect(from("127.0.0.1", { host })).toBe(true);
  },
);

test.each(["shop.example.org", "shop.example.org:3000", "127.0.0.1.example.org", "", "192.168.1.5:3000"])(
  "one for “%s” does not, whoever had the name lead here",
  (host) => {
    expect(from("127.0.0.1", { host })).toBe(false);
  },
);

test.each([
  "x-forwarded-for",
  "X-Forwarded-For",
  "forwarded",
  "x-real-ip",
  "via",
  "x-forwarded-host",
  "cf-connecting-ip",
])("a request that a proxy handed on, as %s tells, comes from elsewhere", (name) => {
  expect(from("127.0.0.1", { [name]: "127.0.0.1" })).toBe(false);
  expect(from("127.0.0.1", { [name]: "" })).toBe(false);
});

test("a public name is not this machine's", () => {
  for (const host of ["shop.example.org", "localhost.example.org", "0.0.0.0", "1.127.0.0"])
    expect(isLoopbackHost(host), host).toBe(false);
});
