import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";

import { beginningWith } from "#app/http/requests/handle-by-segment.server.ts";

const routes = Object.fromEntries(
  (
    [
      ["frame", undefined, undefined],
      ["home", undefined, "frame"],
      ["services", "service/", "frame"],
      ["one service", "service/premium/:slug/", "frame"],
      ["dashboard", "account/dashboard/", "frame"],
      ["not found", "*", "frame"],
      ["return", "payment/:gateway/return", undefined],
    ] as const
  ).map(([id, path, parentId]) => [id, { id, path, parentId }]),
) as unknown as ServerBuild["routes"];

it.each([
  ["service", ["frame", "home", "services", "one service", "not found"]],
  ["account", ["frame", "home", "dashboard", "not found"]],
  ["payment", ["frame", "home", "not found", "return"]],
])("addresses that begin with %s are tried on the routes that can answer them", (segment, ids) => {
  expect(Object.keys(beginningWith(segment, routes))).toEqual(ids);
});
