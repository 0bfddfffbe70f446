import { existsSync } from "node:fs";

import { announce } from "#scripts/start/announce.ts";
import { startGround } from "#scripts/start/ground.ts";
import { loadApplication } from "#scripts/start/load-application.ts";

const development = process.argv.includes("--dev");

process.chdir(import.meta.dirname);
if (existsSync(".env")) process.loadEnvFile(".env");
process.env["NODE_ENV"] ??= development ? "development" : "production";

const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;

process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(sentenceOf(error));
    await stop(1);
  }
}

async function start(): Promise<void> {
  const ground = await startGround(undo);
  const application = await loadApplication(development, ground.http.server, undo);
  application.connectDatabase();
  undo.push(() => application.disconnectDatabase());
  await application.prepareDatabase();
  const jobs = await application.startJobs();
  undo.push(() => jobs.stop());
  ground.http.answerWith(application.listener);
  undo.push(() => ground.http.drain());
  announce({
    siteUrl: ground.siteUrl,
    simulatorUrl: ground.simulatorUrl,
    signIns: application.demoSignIns(),
  });
}

/** Takes everything down in the opposite order: first the requests, last the database. */
function stop(exitCode = 0): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => console.error(sentenceOf(error)));
    }
    process.exit(exitCode);
  })();
  return stopping;
}

/** People get the sentence; whoever looks for a fault asks for the whole of it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env["LOG_LEVEL"] === "debug" || development
    ? (error.stack ?? error.message)
    : describe(error);
}

function describe(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n  ${error.cause.message}` : error.message;
}
