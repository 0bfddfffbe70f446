import type { BodyMemory } from "#app/http/requests/body-memory.server.ts";
import { minuteMs } from "#app/platform/dates.ts";

export type BodyLimits = {
  bytesMax: number;
  /** Bytes of an oversized body to read and drop, so the browser gets the answer. */
  drainedBytesMax: number;
};

export type BodyRead =
  | { kind: "whole"; bytes: Uint8Array<ArrayBuffer> }
  /** `busy`: memory for forms is used up. `stalled`: no more data. `broken off`: the sender left. */
  | { kind: "too large" | "busy" | "stalled" | "broken off" };

type Reading = BodyLimits & { hold?: BodyMemory | undefined; stalledMs: number };

const wholeMsMax = minuteMs;

/** With or without a Content-Length. */
export async function readLimitedBody(request: Request, reading: Reading): Promise<BodyRead> {
  if (lengthOf(request) > reading.drainedBytesMax) return { kind: "too large" };
  const body = request.body?.getReader();
  if (!body) return { kind: "whole", bytes: new Uint8Array() };
  const until = Date.now() + wholeMsMax;
  try {
    return await readParts(() => nextOf(body, Math.min(reading.stalledMs, until - Date.now())), reading);
  } catch {
    reading.hold?.letGo();
    return { kind: "broken off" };
  }
}

function lengthOf(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

type Next = "stalled" | { done: boolean; value?: Uint8Array | undefined };

async function readParts(
  next: () => Promise<Next>,
  { bytesMax, drainedBytesMax, hold }: Reading,
): Promise<BodyRead> {
  let parts: Uint8Array[] | null = [];
  let bytes = 0;
  for (;;) {
    const part = await next();
    if (part === "stalled") {
      hold?.letGo();
      return { kind: "stalled" };
    }
    if (!part.value || part.done) break;
    bytes += part.value.byteLength;
    if (bytes > bytesMax) hold?.letGo();
    const kept = parts !== null && bytes <= bytesMax && (hold?.take(part.value.byteLength) ?? true);
    if (kept) parts?.push(part.value);
    else parts = null;
    if (bytes > drainedBytesMax) break;
  }
  if (parts && bytes <= bytesMax) return { kind: "whole", bytes: new Uint8Array(Buffer.concat(parts)) };
  return { kind: hold?.refused ? "busy" : "too large" };
}

async function nextOf(body: ReadableStreamDefaultReader<Uint8Array>, patienceMs: number): Promise<Next> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<"stalled">((resolve) => {
    timer = setTimeout(() => resolve("stalled"), Math.max(0, patienceMs));
  });
  try {
    return await Promise.race([body.read(), stalled]);
  } finally {
    clearTimeout(timer);
  }
}
