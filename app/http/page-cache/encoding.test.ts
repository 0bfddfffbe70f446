import { expect, test } from "vitest";

import { keptEncoding, quickEncoding } from "#app/http/page-cache/encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0.8, gzip;q=0.8", "br"],
  ["br; q=0.5 , gzip; q=0.4", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["gzip;q=0.5, identity", "identity"],
  ["gzip;q=0.5, identity;q=0.2", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity;q=0", "identity"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["deflate, zstd", "identity"],
  ["gzip;q=not a number", "gzip"],
  [",;,", "identity"],
  ["", "identity"],
  [null, "identity"],
])("%j is answered with %s where pages are kept", (header, encoding) => {
  expect(keptEncoding(header)).toBe(encoding);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["zstd;q=0.5, br;q=0.8", "br"],
  ["zstd;q=0, *", "br"],
  ["zstd;q=0, identity", "identity"],
  ["*", "zstd"],
  ["*;q=0", "identity"],
  [null, "identity"],
])("%j is answered with %s where a page is made for its reader", (header, encoding) => {
  expect(quickEncoding(header)).toBe(encoding);
});
