import { readFileSync, rmSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";

import { calls } from "#app/http/calls/call-registry.server.ts";
import addresses from "#app/routes.ts";
import { askedInTurn, everyAsking, expected, openDoor, type Door, what } from "#tests/access/ask-route.ts";
import { readAnswer } from "#tests/access/read-answer.ts";
import { besideRoutes, routeTable } from "#tests/access/route-table.ts";
import { type AttackServer, openAttackServer } from "#tests/attack/attack-server.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { wide } from "#tests/setup/wide.ts";

let target: AttackServer;
let door: Door;

beforeAll(async () => {
  target = await openAttackServer(readyShop("access"));
  door = await openDoor(target);
});

afterAll(async () => {
  await target.stop();
  rmSync(target.dataDir, { recursive: true, force: true });
});

test("every address has a row in the table, and no row is left over", () => {
  const known = patternsOf(addresses);
  expect([...known].filter((pattern) => !routeTable[pattern])).toEqual([]);
  expect(Object.keys(routeTable).filter((pattern) => !known.has(pattern) && !besideRoutes[pattern])).toEqual(
    [],
  );
  const callPaths = calls.map(({ path }) => path.replace("{slug}", ":slug"));
  expect(callPaths.filter((path) => !routeTable[path])).toEqual([]);
});

test("what answers before the pages' router has a row, too", () => {
  const source = readFileSync("app/server-entry.server.ts", "utf8");
  const before = [...source.matchAll(/app\.(?:get|post|put|all|on)\("([^"]+)"/g)].map(([, path]) => path!);
  expect(before.filter((path) => path !== "*" && !besideRoutes[path])).toEqual([]);
});

const rows = Object.entries({ ...routeTable, ...besideRoutes });

test.each(rows)(
  "%s answers everybody, every method and every origin as the table says",
  async (pattern, row) => {
    const place = rows.findIndex(([name]) => name === pattern);
    const wrong: string[] = [];
    for (const asking of wide ? everyAsking : askedInTurn(place)) {
      const answer = await door.ask(pattern, row, asking);
      const [answered, wanted] = [readAnswer(answer), expected(pattern, row, asking)];
      if (answered !== wanted)
        wrong.push(
          `${what(asking)}: ${answered ?? answer.status} instead of ${wanted} ${answer.headers.location ?? ""}`,
        );
      if (asking.method === "HEAD" && answer.text !== "") wrong.push(`${what(asking)}: has a body`);
    }
    expect(wrong).toEqual([]);
  },
);

function patternsOf(tree: RouteConfigEntry[]): Set<string> {
  return new Set(
    tree.flatMap(({ path, index, children = [] }) =>
      children.length > 0 ? [...patternsOf(children)] : index ? ["/"] : [`/${path}`],
    ),
  );
}
