import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setTimeout as pause } from "node:timers/promises";

import { announce } from "#scripts/start/announce.ts";
import { startInfrastructure } from "#scripts/start/ground.ts";
import { loadApplication } from "#scripts/start/load-application.ts";

const startPatienceMs = 10_000;
/** All steps of a stop together: a stuck one must not block it, and the database survives worse. */
const stopPatienceMs = 29_000;
const development = process.argv.includes("--dev");
/** A second server on the same DATA_DIR. */
const beside = process.argv.includes("--beside");

if (existsSync(".env")) process.loadEnvFile(".env");
process.env["NODE_ENV"] ??= development ? "development" : "production";

const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;

process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
if (process.env["npm_lifecycle_event"]) stopWithParent();

const starting = start();
try {
  await starting;
} catch (error) {
  if (!stopping) {
    console.error(sentenceOf(error));
    await stop(1);
  }
}

async function start(): Promise<void> {
  const ground = await startInfrastructure(undo, { beside });
  const application = await loadApplication(development, ground.http.server, undo);
  const traces = await application.startTraces();
  undo.push(() => traces.stop());
  application.connectDatabase();
  undo.push(() => application.disconnectDatabase());
  await application.prepareDatabase();
  const pages = application.startPageCache();
  undo.push(() => pages.stop());
  const interest = application.keepWritingInterest();
  undo.push(() => interest.stop());
  const jobs = await application.startJobs();
  undo.push(() => jobs.stop());
  const metrics = await application.startMetrics();
  undo.push(() => metrics.stop());
  await ground.simulator?.ready;
  const { boundConnections, siteBounds, listener } = application;
  const bounded = boundConnections(ground.http.server, listener, siteBounds());
  ground.http.answerWith(metrics.measured(bounded));
  undo.push(async () => {
    application.sayStopping();
    await pause(noticeMs());
    await Promise.all([ground.http.drain(), jobs.stop()]);
  });
  announce({
    siteUrl: ground.siteUrl,
    simulatorUrl: ground.simulator?.url ?? null,
    warnings: application.demoWarnings(),
    signIns: application.demoSignIns(),
  });
  // Not only at the end, which a power cut skips.
  flushCompileCache();
}

/** For a proxy that asks `/readyz` now and then, and must not be refused before it knows. */
function noticeMs(): number {
  return Math.min(Number(process.env["STOP_NOTICE_SECONDS"] || 0), 10) * 1_000;
}

/** In reverse order: requests first, database last. Waits for a start in progress, so nothing half-started stays. */
function stop(exitCode = 0): Promise<void> {
  stopping ??= (async () => {
    await Promise.race([starting.catch(() => {}), pause(startPatienceMs, undefined, { ref: false })]);
    const late = pause(stopPatienceMs, undefined, { ref: false });
    for (const step of undo.toReversed()) {
      const done = step().catch((error: unknown) => console.error(sentenceOf(error)));
      await Promise.race([done, late]);
    }
    process.exit(exitCode);
  })();
  return stopping;
}

/** npm's shell dies of a signal without passing it on, so watch the parent. */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || void stop(), 500).unref();
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env["LOG_LEVEL"] === "debug" || development
    ? (error.stack ?? error.message)
    : describe(error);
}

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n  ${error.cause.message}` : error.message;
}
