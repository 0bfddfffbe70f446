import { connect, createServer, type Socket } from "node:net";

import { freePort } from "#scripts/start/free-port.ts";

export type Relay = { port: number; cut(): void; mend(): void; stop(): void };

/** A wire that can be cut: both ends still believe in it, and hear nothing. */
export async function startRelay(toPort: number): Promise<Relay> {
  const port = await freePort();
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => ends.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return;
    const far = connect(toPort, "127.0.0.1");
    keep(far);
    near.on("data", (bytes: Buffer) => pass(bytes, near, far));
    far.on("data", (bytes: Buffer) => pass(bytes, far, near));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("close", () => isCut || other.destroy());
  });
  const pass = (bytes: Buffer, from: Socket, to: Socket) => {
    if (!isCut && !to.write(bytes)) {
      from.pause();
      to.once("drain", () => isCut || from.resume());
    }
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const endAll = () => {
    for (const socket of ends) socket.destroy();
  };
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of ends) socket.pause();
    },
    mend() {
      isCut = false;
      endAll();
    },
    stop() {
      server.close();
      endAll();
    },
  };
}
