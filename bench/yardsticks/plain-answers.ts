import type { ChildProcess } from "node:child_process";
import { request, type IncomingMessage } from "node:http";

import { startChild } from "#bench/machine.ts";

export type PlainAnswer = {
  path: string;
  headers: Record<string, string>;
  headers304: Record<string, string>;
  tag: string;
  /** In base 64. */
  body: string;
};

type Asked = { method?: "GET" | "POST"; headers: Record<string, string>; body?: string };

/** A bare server that answers as the site has just answered. */
export class PlainServer {
  private readonly child: ChildProcess = startChild("bench/yardsticks/plain-server.ts", "site");
  private readonly ready = new Promise<void>((resolve) => void this.child.once("message", () => resolve()));

  /** Its port. */
  async copy(site: string, paths: string[], asked: Asked): Promise<number> {
    await this.ready;
    const answers = await Promise.all(paths.map((path) => answerOf(site, path, asked)));
    const told = new Promise<{ port: number }>((resolve) =>
      this.child.once("message", resolve as (message: unknown) => void),
    );
    this.child.send(answers);
    return (await told).port;
  }

  stop(): void {
    this.child.kill();
  }
}

async function answerOf(site: string, path: string, asked: Asked): Promise<PlainAnswer> {
  const whole = await ask(site + path, asked);
  if (whole.status !== 200) throw new Error(`${path} answers ${whole.status}: ${whole.bytes.toString()}`);
  const tag = whole.headers["etag"] ?? "";
  const conditional = { ...asked, headers: { ...asked.headers, "if-none-match": tag } };
  const held = tag ? await ask(site + path, conditional) : null;
  return {
    path,
    tag,
    headers: whole.headers,
    headers304: held?.headers ?? {},
    body: whole.bytes.toString("base64"),
  };
}

type Answer = { status: number; headers: Record<string, string>; bytes: Buffer };

function ask(url: string, { method = "GET", headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: kept(answer),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    asking.on("error", reject).end(body);
  });
}

/** Without those that the server writes for itself. */
const ownHeaders = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

function kept({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
