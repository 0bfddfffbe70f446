import { Agent, createServer, request } from "node:http";

/** Sends each request to the next of the servers, as a load balancer without sticky sessions does. */
export async function startAlternatingProxy(port: number, servers: readonly string[]): Promise<() => void> {
  // A connection of its own each time: one that waits may be closed just when it is used again.
  const agent = new Agent({ keepAlive: false });
  let asked = 0;
  const proxy = createServer((asks, answers) => {
    const server = servers[asked++ % servers.length]!;
    const passed = request(
      `${server}${asks.url}`,
      { agent, method: asks.method ?? "GET", headers: asks.headers },
      (answer) => {
        answers.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(answers);
      },
    );
    passed.on("error", () => answers.destroy());
    answers.on("close", () => passed.destroy());
    asks.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return () => {
    proxy.close();
    proxy.closeAllConnections();
    agent.destroy();
  };
}
