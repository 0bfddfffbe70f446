import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressWhole, wholePage } from "#app/http/requests/whole-page.server.ts";

const text = "<p>A price in ₹.</p>".repeat(5_000);
const bytes = new TextEncoder().encode(text);

it("a page is whole, whatever the pieces it is drawn in", async () => {
  const drawn = await wholePage((page) => {
    for (let at = 0; at < bytes.length; at += 2_048) page.write(bytes.subarray(at, at + 2_048));
    setImmediate(() => page.end("late"));
  });
  expect(new TextDecoder().decode(drawn) === `${text}late`).toBe(true);
});

describe("the compression of a whole page", () => {
  it("is named in the headers", () => {
    const headers = new Headers();
    const sent = compressWhole(bytes, "gzip, deflate, br", headers);
    expect(brotliDecompressSync(sent).toString() === text).toBe(true);
    expect([...headers]).toEqual([
      ["content-encoding", "br"],
      ["vary", "Accept-Encoding"],
    ]);
  });

  it("is left to the server for other readers", () => {
    const headers = new Headers();
    expect(compressWhole(bytes, "gzip", headers)).toBe(bytes);
    expect([...headers]).toEqual([["vary", "Accept-Encoding"]]);
  });
});
