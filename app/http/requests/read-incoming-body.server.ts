import type { IncomingMessage } from "node:http";

import { minuteMs } from "#app/platform/dates.ts";
import type { BodyLimits, BodyRead } from "#app/http/requests/read-limited-body.server.ts";

const wholeMsMax = minuteMs;

/** As `readLimitedBody`, but without a web stream, which costs more than most answers. */
export function readIncomingBody(
  incoming: IncomingMessage,
  { bytesMax, drainedBytesMax, stalledMs }: BodyLimits & { stalledMs: number },
): Promise<BodyRead> {
  if (Number(incoming.headers["content-length"] ?? 0) > drainedBytesMax) {
    return Promise.resolve({ kind: "too large" });
  }
  if (incoming.destroyed) return Promise.resolve({ kind: "broken off" });
  return new Promise((resolve) => {
    const until = Date.now() + wholeMsMax;
    const parts: Buffer[] = [];
    let bytes = 0;
    const stalled = setTimeout(() => end({ kind: "stalled" }), stalledMs);

    function take(part: Buffer): void {
      bytes += part.byteLength;
      if (bytes > drainedBytesMax) return end({ kind: "too large" });
      if (Date.now() > until) return end({ kind: "stalled" });
      if (bytes <= bytesMax) parts.push(part);
      stalled.refresh();
    }
    const finish = () =>
      end(bytes <= bytesMax ? { kind: "whole", bytes: wholeOf(parts) } : { kind: "too large" });
    const breakOff = () => end({ kind: "broken off" });

    function end(read: BodyRead): void {
      clearTimeout(stalled);
      incoming.off("data", take).off("end", finish).off("close", breakOff).pause();
      resolve(read);
    }
    incoming.on("data", take).on("end", finish).on("error", breakOff).on("close", breakOff);
  });
}

function wholeOf(parts: Buffer[]): Uint8Array<ArrayBuffer> {
  return (parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)) as Uint8Array<ArrayBuffer>;
}
