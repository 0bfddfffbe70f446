import { brotliDecompressSync } from "node:zlib";
import { createElement, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { compressWhole, drawWhole } from "#app/http/requests/whole-page.server.ts";

const text = "<p>A price in ₹.</p>".repeat(5_000);
const bytes = new TextEncoder().encode(text);

describe("drawing a page", () => {
  it("is done in one piece", () => {
    const { page, failed } = drawWhole(createElement("p", null, "A price in ₹."));
    expect(page.toString()).toBe("<!DOCTYPE html><p>A price in ₹.</p>");
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
