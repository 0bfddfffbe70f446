import { Counter, Gauge, type Registry } from "prom-client";

import { pageCacheUses } from "#app/http/page-cache/page-cache.server.ts";
import { shedRequests } from "#app/http/requests/shed-overload.server.ts";
import { outsideUses } from "#app/platform/outside.server.ts";
import { pool } from "#app/platform/db.server.ts";
import { replicaState } from "#app/platform/replica.server.ts";

/** What this process knows without asking: its memory and event loop are measured by prom-client itself. */
export function measureProcess(registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: "landfall_page_cache_requests_total",
    help: "Pages that may be kept, by whether they were, were made for all, or for one visitor only.",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(pageCacheUses)) this.inc({ result }, count);
    },
  });
  new Counter({
    name: "landfall_outside_calls_total",
    help: "Calls of gateways, the mail server and sources of rates; those refused were not sent, as it is down.",
    labelNames: ["service", "result"],
    registers,
    collect() {
      this.reset();
      for (const { name: service, answered, failed, refused } of outsideUses.values())
        for (const [result, count] of Object.entries({ answered, failed, refused }))
          this.inc({ service, result }, count);
    },
  });
  new Counter({
    name: "landfall_http_requests_shed_total",
    help: "Requests refused with 503 because there were too many.",
    registers,
    collect() {
      this.reset();
      this.inc(shedRequests.count);
    },
  });
  new Gauge({
    name: "landfall_outside_down",
    help: "1 while a service does not answer and is left alone.",
    labelNames: ["service"],
    registers,
    collect() {
      for (const { name: service, isDown } of outsideUses.values()) this.set({ service }, isDown() ? 1 : 0);
    },
  });
  new Gauge({
    name: "landfall_database_connections",
    help: "Of the pool that answers requests.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "allowed" }, pool.options.max);
    },
  });
  new Gauge({
    name: "landfall_database_waiting",
    help: "Requests that wait for a connection of the pool.",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  measureReplica(registers);
}

function measureReplica(registers: Registry[]): void {
  new Gauge({
    name: "landfall_replica_fit",
    help: "1 while the replica answers reports; 0 while the primary does in its place.",
    registers,
    collect() {
      if (replicaState.fault !== "not set") this.set(replicaState.fault === null ? 1 : 0);
    },
  });
  new Gauge({
    name: "landfall_replica_lag_seconds",
    help: "How far the replica was behind at the last look; nothing while unknown.",
    registers,
    collect() {
      this.reset();
      if (Number.isFinite(replicaState.lagSeconds)) this.set(replicaState.lagSeconds);
    },
  });
  new Counter({
    name: "landfall_replica_reads_total",
    help: "Reports read on the replica, and those it failed.",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      this.inc({ result: "read" }, replicaState.reads);
      this.inc({ result: "failed" }, replicaState.fallbacks);
    },
  });
}
