import type { ChildProcess } from "node:child_process";

import { startChild } from "#bench/machine.ts";

export type Load = {
  port: number;
  seconds: number;
  /** For each connection what it asks, again and again. */
  requests: string[][];
  /** Nothing is asked twice: it ends early when all has been asked. */
  once: boolean;
  status: number;
};

export type Loaded = {
  count: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
  bytes: number;
  wrong: number;
  first?: string | undefined;
};

export class LoadGenerator {
  private readonly child: ChildProcess = startChild("bench/load/load-generator.ts", "load");

  async run(load: Load): Promise<Loaded> {
    const answered = new Promise<{ loaded?: Loaded; failed?: string }>((resolve) =>
      this.child.once("message", resolve as (message: unknown) => void),
    );
    this.child.send(load);
    const { loaded, failed } = await answered;
    if (!loaded) throw new Error(failed);
    if (loaded.wrong > 0) throw new Error(`${loaded.wrong} answers are not ${load.status}: ${loaded.first}`);
    return loaded;
  }

  stop(): void {
    this.child.kill();
  }
}
