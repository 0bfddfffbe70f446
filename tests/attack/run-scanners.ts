import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { AttackServer } from "#tests/attack/attack-server.ts";
import type { Attacker } from "#tests/attack/crawl.ts";
import { goodCalls } from "#tests/attack/good-calls.ts";
import type { Claim } from "#tests/attack/claim.ts";

type Means = { attackers: readonly Attacker[]; say: (line: string) => void };

/** For each request of sqlmap, and at least for each scan. An owner has hundreds of forms. */
const requestPatienceMs = 10_000;
const scanPatienceMs = 5 * 60_000;

/** sqlmap over every call and form, wapiti over the pages; whichever is not installed is left out, and that is said. */
export async function runScanners({ url }: AttackServer, { attackers, say }: Means): Promise<Claim[]> {
  const found: string[] = [];
  for (const attacker of attackers) {
    for (const scan of [sqlmap, wapiti]) {
      const folder = mkdtempSync(join(tmpdir(), "landfall-scan-"));
      const { said, violations } = await scan(url, attacker, folder);
      rmSync(folder, { recursive: true, force: true });
      say(`${attacker.role}: ${said}`);
      found.push(...violations.map((violation) => `${attacker.role}: ${violation}`));
    }
  }
  return [{ claim: "The scanners that are installed found nothing.", violations: found }];
}

type Scanned = { said: string; violations: string[] };

async function sqlmap(url: string, { visitor, forms }: Attacker, folder: string): Promise<Scanned> {
  const posted = forms.filter(({ method, isMultipart }) => method === "POST" && !isMultipart);
  const requests = [
    ...goodCalls.map(({ path, fields }) => ({
      path,
      type: "application/json",
      body: JSON.stringify(fields),
    })),
    ...posted.map(({ action, fields }) => ({
      path: action,
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(fields.map(({ name, value }) => [name, value || "1"])).toString(),
    })),
  ];
  const { host, origin } = new URL(url);
  const log = requests.map(({ path, type, body }) =>
    [
      separator,
      `00:00:00  ${url}`,
      separator,
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      `Content-Type: ${type}`,
      `Cookie: ${visitor.cookieLine()}`,
      "",
      body,
      separator,
    ].join("\r\n"),
  );
  const logFile = join(folder, "requests.log");
  writeFileSync(logFile, log.join("\r\n"));
  const args = [
    "-l",
    logFile,
    "--batch",
    "--smart",
    "--level=1",
    "--risk=1",
    "--dbms=PostgreSQL",
    "--timeout=10",
  ];
  const patienceMs = Math.max(scanPatienceMs, requests.length * requestPatienceMs);
  const kept = ["--retries=0", "--ignore-stdin", `--output-dir=${folder}`];
  const run = await program("sqlmap", [...args, ...kept], patienceMs);
  if (run === null) return { said: "sqlmap is not installed and was left out.", violations: [] };
  const tried = run.output.match(/^\[\d+\/\d+\] URL:/gm)?.length ?? 0;
  const violations = run.output.split("\n").filter((line) => /is vulnerable|Parameter: .*\(/.test(line));
  return { said: `sqlmap took up ${tried} of ${requests.length} requests${run.inTime}`, violations };
}

const separator = "======================================================";

async function wapiti(url: string, { visitor, paths }: Attacker, folder: string): Promise<Scanned> {
  const report = join(folder, "report.json");
  const starts = paths.slice(0, 40).flatMap((path) => ["--start", url + path]);
  const args = [
    "-u",
    `${url}/`,
    ...starts,
    "--scope",
    "folder",
    "-m",
    "sql,xss,exec,file,crlf",
    "-f",
    "json",
  ];
  const header = `Cookie: ${visitor.cookieLine()}`;
  const bounds = ["-H", header, "-o", report, "--max-scan-time", "60", "--flush-session", "--no-bugreport"];
  const run = await program("wapiti", [...args, ...bounds, "--store-session", folder], scanPatienceMs);
  if (run === null) return { said: "wapiti is not installed and was left out.", violations: [] };
  if (!readdirSync(folder).includes("report.json"))
    return { said: `wapiti gave no report and was left out: ${run.output.slice(-200)}`, violations: [] };
  const { vulnerabilities } = JSON.parse(readFileSync(report, "utf8")) as {
    vulnerabilities: Record<string, { info: string; path: string }[]>;
  };
  const violations = Object.entries(vulnerabilities).flatMap(([kind, cases]) =>
    cases.map(({ info, path }) => `wapiti, ${kind}: ${path}: ${info}`),
  );
  return { said: `wapiti scanned from ${starts.length / 2} addresses${run.inTime}`, violations };
}

/** Null where it is not installed. */
function program(
  name: string,
  args: string[],
  patienceMs: number,
): Promise<{ output: string; inTime: string } | null> {
  return new Promise((resolve) => {
    const how = { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    execFile(name, args, how, (error, stdout, stderr) => {
      if (error?.code === "ENOENT") return resolve(null);
      resolve({ output: stdout + stderr, inTime: error?.killed ? ", and was stopped by the clock." : "." });
    });
  });
}
