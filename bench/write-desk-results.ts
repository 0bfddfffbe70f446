import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import type { BenchShop } from "#bench/bench-shop.ts";
import { machineText } from "#bench/machine.ts";
import { number } from "#bench/results.ts";

/** Of one address: how long an answer takes, and what one costs. */
export type DeskTime = {
  path: string;
  p50: number;
  p95: number;
  siteMs: number;
  databaseMs: number;
  statements: number;
};

export type DeskList = { name: string; limitMs: number; times: DeskTime[] };

type About = { shop: BenchShop; plain: number; timesEach: number };

export function isLate({ p95 }: DeskTime, { limitMs }: Pick<DeskList, "limitMs">): boolean {
  return p95 > limitMs;
}

export function lineOf(time: DeskTime, list: DeskList): string {
  const { path, p50, p95, siteMs, databaseMs, statements } = time;
  const cells = [
    `${p50.toFixed(0)} median`.padStart(11),
    `${p95.toFixed(0)} at 95%`.padStart(11),
    isLate(time, list) ? "LATE" : "    ",
    `${siteMs.toFixed(1)} + ${databaseMs.toFixed(1)} ms processor`.padStart(25),
    `${statements.toFixed(0)} statements`.padStart(14),
  ];
  return `${cells.join(" ")}  ${path}`;
}

/** A table named by the day, to which README then leads. */
export async function writeDeskResults(lists: readonly DeskList[], about: About): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const { rows } = await about.shop.sql.query<{ server_version: string }>("show server_version");
  const text = `# The desk of a large shop on ${day}\n\n${aboutRun(about, rows[0]?.server_version ?? "")}\n\n${table(lists)}\n`;
  writeFileSync(resolve(import.meta.dirname, "results", `desk-${day}.md`), text);
  showInReadme(day);
  console.log(`\nKept in bench/results/desk-${day}.md`);
}

function aboutRun({ plain, timesEach }: About, postgres: string): string {
  return `${machineText()}. Node ${process.versions.node}, PostgreSQL ${postgres}, which counted every statement. A bare \`node:http\` gave
${number(plain)} answers a second of the home page here, over 16 connections.

100,000 customers, 300,000 orders and 2,000,000 postings. Each address was asked ${timesEach} times, one after the other, as one
person does. Processor time is that of the site for one answer, then that of the database.`;
}

const heads = ["", "50% ms", "95% ms", "processor ms", "statements", "limit", ""];

function table(lists: readonly DeskList[]): string {
  const rows = lists.flatMap((list) => list.times.map((time) => cells(time, list)));
  return [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function cells(time: DeskTime, list: DeskList): string[] {
  const { path, p50, p95, siteMs, databaseMs, statements } = time;
  return [
    `${list.name}: \`${path}\``,
    number(p50),
    number(p95),
    `${number(siteMs)} + ${number(databaseMs)}`,
    number(Math.round(statements)),
    `95% ≤ ${list.limitMs}`,
    isLate(time, list) ? "**missed**" : "kept",
  ];
}

function showInReadme(day: string): void {
  const readme = resolve(import.meta.dirname, "../README.md");
  const text = readFileSync(readme, "utf8");
  writeFileSync(
    readme,
    text.replaceAll(/bench\/results\/desk-\d{4}-\d\d-\d\d/g, `bench/results/desk-${day}`),
  );
}
