import { createServer, type AddressInfo } from "node:net";

export async function freePort(host = "127.0.0.1", wanted = 0): Promise<number> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(wanted, host, resolve));
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort(host);
  }
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
