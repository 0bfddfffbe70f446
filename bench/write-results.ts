import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import type { BenchShop } from "#bench/bench-shop.ts";
import { drawChart } from "#bench/draw-chart.ts";
import { isPinned, machineText } from "#bench/machine.ts";
import { connections } from "#bench/measure.ts";
import { limitText, type Measured, missedLimits, number, spread } from "#bench/results.ts";

type Parts = Record<string, Measured[]>;

/** A table and a picture named by the day, which README then shows. Parts that were measured that day before stay. */
export async function writeResults(measured: Parts, shop: BenchShop): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const file = resolve(import.meta.dirname, "results", day);
  mkdirSync(dirname(file), { recursive: true });
  const parts = { ...readParts(`${file}.json`), ...measured };
  const results = Object.values(parts).flat();
  const { rows } = await shop.sql.query<{ server_version: string }>("show server_version");
  const about = aboutRun(rows[0]?.server_version ?? "");
  writeFileSync(`${file}.json`, `${JSON.stringify(parts, null, 2)}\n`);
  writeFileSync(`${file}.md`, `# Speed on ${day}\n\n${about}\n\n${table(results)}\n`);
  writeFileSync(`${file}.svg`, drawChart(results));
  showInReadme(day);
  console.log(`\nKept in bench/results/${day}.md`);
}

function readParts(file: string): Parts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Parts) : {};
}

function aboutRun(postgres: string): string {
  const where = isPinned
    ? "The site ran alone on core 0; who asks, PostgreSQL and the gateways' simulator shared core 1."
    : "Nothing was tied to a core, so who asks and the database took time from the site.";
  return `${machineText()}. Node ${process.versions.node}, PostgreSQL ${postgres}, which counted every statement. ${where}

Over ${connections} connections, four in a large shop. Each figure is the median of its rounds, in brackets the lowest and the highest. A
yardstick was measured in the same round, in the site's place. Answers a second count until the last job was done.
Processor time is that of the site with its jobs for one operation, then that of the database. Starts were on all cores.
A large shop has 100,000 customers, 300,000 orders and 2,000,000 postings.`;
}

const heads = ["", "a second", "beside", "ratio", "50% / 99% ms", "processor ms", "statements", "limit", ""];

function table(results: Measured[]): string {
  const lines = [heads, heads.map(() => "---"), ...results.map(cells)];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function cells(one: Measured): string[] {
  const { name, yardstick, ratio, p50, p99, siteMs, databaseMs, statements, amount } = one;
  const speed = amount ? `${spread(amount.values)} ${amount.unit}` : spread(one.withJobsPerSecond ?? []);
  const missed = missedLimits(one);
  return [
    name,
    speed,
    yardstick ? `${yardstick.name}: ${spread(yardstick.values)}` : "",
    ratio ? spread(ratio) : "",
    p50 === undefined ? "" : `${number(p50)} / ${number(p99 ?? NaN)}`,
    siteMs === undefined ? "" : `${number(siteMs)} + ${number(databaseMs ?? NaN)}`,
    statements === undefined ? "" : number(statements),
    limitText(one),
    limitText(one) === "" ? "" : missed.length === 0 ? "kept" : "**missed**",
  ];
}

export function lineOf(one: Measured): string {
  const [name = "", ...rest] = cells(one);
  const units = ["", "", " of it", " ms", " ms processor", " statements", "", ""];
  const told = rest.map((text, at) => (text ? text + (units[at] ?? "") : "")).filter(Boolean);
  return `${name.padEnd(34)} ${told.join(" · ")}`;
}

function showInReadme(day: string): void {
  const readme = resolve(import.meta.dirname, "../README.md");
  const text = readFileSync(readme, "utf8");
  writeFileSync(readme, text.replaceAll(/bench\/results\/\d{4}-\d\d-\d\d/g, `bench/results/${day}`));
}
