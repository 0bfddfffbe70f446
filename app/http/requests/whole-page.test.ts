import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { createElement, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { compressWhole, drawWhole } from "#app/http/requests/whole-page.server.ts";

const text = "<p>A price in ₹.</p>".repeat(5_000);

describe("drawing a page", () => {
  it("is done in one piece", () => {
    const { page, failed } = drawWhole(createElement("p", null, "A price in ₹."));
    expect(page).toBe("<!DOCTYPE html><p>A price in ₹.</p>");
    expect(failed).toBe(false);
  });

  it("says when a part of it failed", () => {
    const Broken = () => {
      throw new Error("This part is broken.");
    };
    const part = createElement(Suspense, { fallback: "Loading" }, createElement(Broken));
    expect(drawWhole(createElement("main", null, part)).failed).toBe(true);
  });

  it("fails as a whole when there is no part to fall back to", () => {
    const Broken = () => {
      throw new Error("The page is broken.");
    };
    expect(() => drawWhole(createElement(Broken))).toThrow("The page is broken.");
  });
});

describe("the compression of a whole page", () => {
  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ])("for a reader of %s is %s, and named in the headers", (accepted, encoding, unpack) => {
    const headers = new Headers();
    const sent = compressWhole(text, accepted, headers) as Uint8Array;
    compressWhole("another page", accepted, new Headers());
    expect(unpack(sent).toString() === text).toBe(true);
    expect([...headers]).toEqual([
      ["content-encoding", encoding],
      ["vary", "Accept-Encoding"],
    ]);
  });

  it("is left to the server for other readers", () => {
    const headers = new Headers();
    expect(compressWhole(text, "gzip", headers)).toBe(text);
    expect([...headers]).toEqual([["vary", "Accept-Encoding"]]);
  });
});
