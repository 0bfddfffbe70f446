import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { compressWhole, pageBody } from "#app/http/requests/whole-page.server.ts";

const text = "<p>A price.</p>".repeat(5_000);
const bytes = new TextEncoder().encode(text);

describe("a page's body", () => {
  it("is one piece when the page ends at once", async () => {
    const { page, body } = pageBody(() => {});
    for (let at = 0; at < bytes.length; at += 2_048) page.write(bytes.subarray(at, at + 2_048));
    page.end();
    expect(await body).toBeInstanceOf(Uint8Array);
    expect((await new Response(await body).text()) === text).toBe(true);
  });

  it("is a stream when a part is late, and nothing is lost or sent twice", async () => {
    const { page, body } = pageBody(() => {});
    page.write("early, ");
    const stream = await body;
    expect(stream).toBeInstanceOf(ReadableStream);
    page.end("late");
    expect(await new Response(stream).text()).toBe("early, late");
  });

  it("waits for a reader when it is larger than what may wait", async () => {
    const { page, body } = pageBody(() => {});
    const large = Buffer.alloc(3_000_000, "a");
    page.end(large);
    expect(await new Response(await body).text()).toHaveLength(large.length);
  });

  it("lets go when it ends and when its reader leaves", async () => {
    const onClose = vi.fn<() => void>();
    const { page, body } = pageBody(onClose);
    page.write("early");
    await ((await body) as ReadableStream).cancel();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe("the compression of a whole page", () => {
  it("is named in the headers", () => {
    const headers = new Headers();
    const sent = compressWhole(bytes, "gzip, deflate, br", headers);
    expect(brotliDecompressSync(sent as Uint8Array).toString()).toBe(text);
    expect([...headers]).toEqual([
      ["content-encoding", "br"],
      ["vary", "Accept-Encoding"],
    ]);
  });

  it("is left to the server for other readers", () => {
    const headers = new Headers();
    expect(compressWhole(bytes, "gzip", headers)).toBe(bytes);
    expect(headers.has("content-encoding")).toBe(false);
  });
});
