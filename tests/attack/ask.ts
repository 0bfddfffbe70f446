import { Agent, request, type IncomingHttpHeaders } from "node:http";

export type Asked = {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; text: string; tookMs: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const timeout = 30_000;

/** One request as it is, without following where it leads. Rejects if the connection ends without an answer. */
export function ask(url: string, { method, path, headers = {}, body }: Asked): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    // Node sends the body of some methods without a length unless told one.
    const sized = body === undefined ? headers : { ...headers, "content-length": Buffer.byteLength(body) };
    const asking = request({ hostname, port, method, path, headers: sized, agent, timeout }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
          tookMs: performance.now() - began,
        }),
      );
    });
    asking.on("timeout", () => asking.destroy(new Error(`no answer within ${timeout / 1_000} s`)));
    asking.on("error", reject);
    asking.end(body);
  });
}

/** For an address that nobody else uses: 2^24 of them. */
export function someAddress(nth: number): string {
  return `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
}
