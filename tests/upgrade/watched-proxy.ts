import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "#scripts/start/free-port.ts";
import { killGroup, printedConfig, programs, run } from "#tests/failover/programs.ts";

export type WatchedProxy = {
  /** What it asked of servers, in its order. */
  asked(): Asked[];
  stop(): Promise<void>;
};

/** `end` is `--` where both sides ended as they should. */
type Asked = { status: number; end: string; server: string; what: string };

/** HAProxy as `deploy/haproxy.cfg` sets it up, in front of servers on these ports, and with a line for each request. */
export async function startWatchedProxy(
  folder: string,
  { port, apps }: { port: number; apps: readonly number[] },
): Promise<WatchedProxy> {
  const nowhere = await freePort();
  const log = join(folder, "proxy.log");
  const file = join(folder, "haproxy.cfg");
  const text = printedConfig("haproxy.cfg", [
    ["maxconn 8000\n", "maxconn 8000\n  log stdout format raw local0\n"],
    ["frontend shop\n", `frontend shop\n  log global\n  log-format "%ST %ts %s %HM %HP"\n`],
    ["bind :80\n", `bind 127.0.0.1:${port}\n`],
    ["bind :5000\n", `bind 127.0.0.1:${await freePort()}\n`],
    // A place that is free is a server that is away.
    ...[1, 2, 3].map((at) => [`app${at}:3000`, `127.0.0.1:${apps[at - 1] ?? nowhere}`] as [string, string]),
    ["db1:5432 check port 8008", `127.0.0.1:${nowhere} check`],
    ["db2:5432 check port 8008", `127.0.0.1:${nowhere} check`],
  ]);
  writeFileSync(file, text);
  const program = run(programs.haproxy, ["-db", "-f", file], log);
  return {
    asked: () =>
      [...readFileSync(log, "utf8").matchAll(/^(-?\d+) (\S\S) (\S+) (\S+ \S+)$/gm)].map(
        ([, status = "", end = "", server = "", what = ""]) => ({
          status: Number(status),
          end,
          server,
          what,
        }),
      ),
    stop: () => killGroup(program),
  };
}
