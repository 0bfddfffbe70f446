import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startRealServer } from "#tests/setup/real-server.ts";

/**
 * How much the page cache is worth: the built site is asked for the same pages as a visitor who is new to them, as one
 * who holds them, and with a query, so that they are rendered again. The questions cost the machine as much as the
 * answers, so the figures are for comparing with each other and not with anyone else's.
 */
const paths = ["/", "/service/", "/service/premium/o-1-visa/", "/service/premium/complete-application/"];
const secondsEach = 4;
const connections = 16;
const visitor = { "accept-encoding": "br, gzip", cookie: "landfall_currency=INR" };

const dataDir = mkdtempSync(join(tmpdir(), "landfall-bench-"));
const site = await startRealServer(dataDir, { LOG_LEVEL: "silent" });
try {
  for (const path of paths) await measure(path);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(path: string): Promise<void> {
  const { tag } = await ask(path, visitor);
  const kept = await run(path, visitor);
  const held = await run(path, { ...visitor, "if-none-match": tag });
  const again = await run(`${path}?anew=1`, visitor);
  console.log(`\n${path}`);
  print("kept in memory", kept);
  print("held by the browser", held);
  print("rendered anew", again);
  console.log(
    `  From memory ${(kept.perSecond / again.perSecond).toFixed(1)} times as many answers, ` +
      `of ${(kept.bytes / again.bytes).toFixed(2)} times the size.`,
  );
}

type Figures = { perSecond: number; bytes: number; medianMs: number; slowestMs: number };

async function run(path: string, headers: Record<string, string>): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + secondsEach * 1_000;
  const times: number[] = [];
  let bytes = 0;
  const askOnAndOn = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await ask(path, headers, agent);
      bytes += answer.bytes;
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    perSecond: times.length / secondsEach,
    bytes: bytes / times.length,
    medianMs: at(0.5),
    slowestMs: at(0.99),
  };
}

function ask(
  path: string,
  headers: Record<string, string>,
  agent?: Agent,
): Promise<{ bytes: number; tag: string }> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.on("error", reject);
      answer.on("end", () => {
        const fine = answer.statusCode === 200 || answer.statusCode === 304;
        if (fine) resolve({ bytes, tag: String(answer.headers.etag ?? "") });
        else reject(new Error(`${path} was answered with ${answer.statusCode}.`));
      });
    }).on("error", reject);
  });
}

function print(name: string, { perSecond, bytes, medianMs, slowestMs }: Figures): void {
  const figures = [
    `${Math.round(perSecond)} answers a second`,
    `${Math.round(bytes)} bytes`,
    `median ${medianMs.toFixed(1)} ms`,
    `99 in 100 within ${slowestMs.toFixed(1)} ms`,
  ];
  console.log(`  ${name.padEnd(20)} ${figures.join(", ")}`);
}
