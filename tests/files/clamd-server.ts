import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";

type Answer = (content: Buffer) => string | null;

export type FakeClamd = { address: string; seen: Buffer[]; answer: Answer; stop: () => Promise<void> };

/** The harmless text that every scanner reports, in two halves so that none reports this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const likeClamd: Answer = (content) =>
  content.includes(eicar) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0";

/** Speaks INSTREAM as clamd does: pieces behind their lengths, ended by a length of zero. Null says nothing. */
export async function startClamd(at: string | number = 0): Promise<FakeClamd> {
  const fake: FakeClamd = { address: "", seen: [], answer: likeClamd, stop: async () => undefined };
  const server: Server = createServer((socket) => {
    const received: Buffer[] = [];
    socket.on("error", () => socket.destroy());
    socket.on("data", (data: Buffer) => {
      received.push(data);
      // Only the end of all ends so: reading it again at every piece would take longer than a sender waits.
      const content = data.subarray(-4).every((byte) => byte === 0)
        ? contentOf(Buffer.concat(received))
        : null;
      if (content === null) return;
      fake.seen.push(content);
      const said = fake.answer(content);
      if (said !== null) socket.end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(at, resolve));
  fake.address = typeof at === "string" ? at : `127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}

const command = "zINSTREAM\0";

function contentOf(received: Buffer): Buffer | null {
  if (received.length < command.length) return null;
  if (received.toString("latin1", 0, command.length) !== command) throw new Error("this is no INSTREAM");
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
