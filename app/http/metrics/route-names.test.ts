import { expect, test } from "vitest";

import { routeNames } from "#app/http/metrics/route-names.server.ts";

const route = (id: string, path: string | undefined, parentId?: string) => ({
  id,
  path,
  parentId,
  module: {},
});
const nameOf = routeNames({
  root: route("root", ""),
  layout: route("layout", undefined, "root"),
  home: route("home", undefined, "layout"),
  compass: route("compass", "check/compass/", "layout"),
  visa: route("visa", "check/:visa/", "layout"),
  order: route("order", "account/orders/:orderId", "layout"),
  lost: route("lost", "*", "layout"),
} as never);

test.each([
  ["/", "/"],
  ["/_root.data?index", "/"],
  ["/check/compass/?counted=1", "/check/compass"],
  ["/CHECK/o-1a/", "/check/:visa"],
  ["/check/o-1a/_.data", "/check/:visa"],
  ["/account/orders/LF-1042.data", "/account/orders/:orderId"],
  ["/assets/app-x1.js", "/assets/*"],
  ["/healthz", "/healthz"],
  ["/wp-login.php?user=somebody", "other"],
  ["//", "/"],
])("%s is counted as %s", (address, name) => {
  expect(nameOf(address)).toBe(name);
});
