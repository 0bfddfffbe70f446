import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { childrenOf, endedChildrenMs, pin, processorMs } from "#bench/machine.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { siteRole } from "#db/embedded/site-role.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { unlimited } from "#tests/setup/mixed-crowd.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

export type Usage = { siteMs: number; databaseMs: number; statements: number };

/** The built site on a database of its own, which counts every statement. */
export class BenchShop {
  readonly dataDir: string;
  private readonly isOwn: boolean;
  private server: RealServer | null = null;
  private admin: pg.Client | null = null;

  constructor(dataDir?: string) {
    this.isOwn = dataDir === undefined;
    this.dataDir = dataDir ?? mkdtempSync(join(tmpdir(), "landfall-bench-"));
  }

  get url(): string {
    return this.running.url;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get pid(): number {
    return this.running.pid;
  }

  /** All that the server has printed. */
  get output(): string {
    return this.running.output();
  }

  get sql(): pg.Client {
    if (!this.admin) throw new Error("The shop is closed.");
    return this.admin;
  }

  /** Milliseconds until it answered. */
  async open(how: { nodeOptions?: string[] } = {}): Promise<number> {
    this.server = await startRealServer(this.dataDir, unlimited, how);
    this.admin = new pg.Client({ connectionString: this.databaseUrl });
    await this.admin.connect();
    pin(this.pid, "site");
    for (const pid of [...childrenOf(this.pid), this.postmaster, ...childrenOf(this.postmaster)])
      pin(pid, "load");
    return this.server.readyMs;
  }

  async close(): Promise<void> {
    await this.admin?.end();
    this.admin = null;
    await this.server?.stop();
    this.server = null;
  }

  async remove(): Promise<void> {
    await this.close();
    if (this.isOwn) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** From the next start on. */
  async countStatements(): Promise<void> {
    await this.sql.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
    await this.sql.query("create extension if not exists pg_stat_statements");
  }

  async usage(): Promise<Usage> {
    const { rows } = await this.sql.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements
        where userid = (select oid from pg_roles where rolname = $1)`,
      [siteRole],
    );
    const ended = endedChildrenMs(this.postmaster);
    const backends = childrenOf(this.postmaster).map((pid) => processorMs(pid) || 0);
    return {
      siteMs: processorMs(this.pid),
      databaseMs: backends.reduce((sum, ms) => sum + ms, ended),
      statements: Number(rows[0]?.calls),
    };
  }

  /** Until no job is due. */
  async finishJobs(): Promise<void> {
    for (;;) {
      const { rows } = await this.sql.query(
        "select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1",
      );
      if (rows.length === 0) return;
      await pause(20);
    }
  }

  private get running(): RealServer {
    if (!this.server) throw new Error("The shop is closed.");
    return this.server;
  }

  private get postmaster(): number {
    return runningPostmaster(join(this.dataDir, "pg"))?.pid ?? 0;
  }

  get databaseUrl(): string {
    const port = runningPostmaster(join(this.dataDir, "pg"))?.port;
    const { DATABASE_PASSWORD } = secretsOf(this.dataDir);
    return `postgres://${superuser}:${encodeURIComponent(DATABASE_PASSWORD)}@127.0.0.1:${port}/postgres`;
  }
}
