export type Memory = { heap: number; rss: number };

type Message = { id?: number; result?: unknown };

export async function measureMemory(inspector: string): Promise<Memory> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${inspector}.`)), {
      once: true,
    });
  });
  let asked = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const id = ++asked;
      const hear = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(message.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    // The first collection may release objects for the second.
    await ask("HeapProfiler.collectGarbage");
    await ask("HeapProfiler.collectGarbage");
    const expression = "({ heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss })";
    const answer = (await ask("Runtime.evaluate", { expression, returnByValue: true })) as {
      result: { value: Memory };
    };
    return answer.result.value;
  } finally {
    socket.close();
  }
}

export function inspectorIn(output: string): string {
  // The first was that of the process it replaced.
  const address = [...output.matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
  if (!address) throw new Error("The process was not started with --inspect.");
  return address;
}
