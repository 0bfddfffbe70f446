import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { knownNames } from "#scripts/commands/config-check/check-settings.ts";

const folder = resolve("deploy");
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith(".service"));
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const valuesOf = (unit: string, directive: string) =>
  [...read(unit).matchAll(new RegExp(`^${directive}=(.*)$`, "gm"))].map(([, value = ""]) => value);

test("there is one server, one of several, and the backup with its timetable", () => {
  expect(units.toSorted()).toEqual([
    "landfall-backup.service",
    "landfall-backup.timer",
    "landfall.service",
    "landfall@.service",
  ]);
});

describe.each(services)("%s", (unit) => {
  test("sets only what the settings know", () => {
    const names = valuesOf(unit, "Environment").map((setting) => setting.split("=", 1)[0]!);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !knownNames.has(name))).toEqual([]);
  });

  test("runs what is there", () => {
    const [command = ""] = valuesOf(unit, "ExecStart");
    const [program, script = ""] = command.replaceAll("/srv/landfall/", "").split(" ");
    expect(program).toBe("node_modules/.bin/node");
    expect(existsSync(script), `${script} is there`).toBe(true);
  });

  test("has the same bounds as the others", () => {
    const bounds = (name: string) =>
      read(name)
        .split("\n\n")
        .find((part) => part.includes("NoNewPrivileges=yes"))
        ?.trim();
    expect(bounds(unit)).toBe(bounds("landfall.service"));
  });
});

test("a server is given longer to stop than it takes", () => {
  const [seconds = 0] = valuesOf("landfall@.service", "TimeoutStopSec").map(Number);
  const ownPatience = /stopPatienceMs = ([\d_]+);/.exec(readFileSync("scripts/start/serve.ts", "utf8"))?.[1];
  expect(seconds * 1_000).toBeGreaterThan(Number(ownPatience?.replaceAll("_", "")));
});

test("each of several servers has ports of its own", () => {
  const settings = valuesOf("landfall@.service", "Environment");
  expect(settings).toEqual(expect.arrayContaining(["PORT=300%i", "METRICS_PORT=946%i"]));
});

/** 10 is everything open, 0 nothing. */
const exposureMax = 2;

test.runIf(existsSync("/usr/bin/systemd-analyze"))("systemd understands them, and finds them bounded", () => {
  const here = mkdtempSync(join(tmpdir(), "landfall-units-"));
  const named = units.map((name) => name.replace("@.", "@1."));
  for (const [at, name] of units.entries())
    writeFileSync(join(here, named[at]!), read(name).replaceAll("/srv/landfall", resolve(".")));
  const ask = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { cwd: here, encoding: "utf8" });
    return { status, said: stdout.split("\n").slice(-2).join("") + stderr };
  };
  const paths = named.map((name) => `./${name}`);
  expect(ask("verify", "--man=no", ...paths)).toEqual({ status: 0, said: "" });
  for (const path of paths.filter((one) => one.endsWith(".service"))) {
    const limit = `--threshold=${exposureMax * 10}`;
    expect(ask("security", "--offline=true", "--no-pager", limit, path)).toMatchObject({ status: 0 });
  }
  rmSync(here, { recursive: true });
});
