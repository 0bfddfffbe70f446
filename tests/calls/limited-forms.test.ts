import { resolve } from "node:path";

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

import { hasLimitedForm } from "#app/http/requests/limit-rates.server.ts";
import addresses from "#app/routes.ts";

type Page = { path: string; file: string };

function pagesOf(tree: readonly RouteConfigEntry[], above = ""): Page[] {
  return tree.flatMap(({ path = "", file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    return [{ path: whole, file }, ...pagesOf(children, whole)];
  });
}

const limited = pagesOf(addresses).filter(({ path }) => hasLimitedForm(path));

test("there are pages whose forms are limited", () => {
  expect(limited.length).toBeGreaterThan(15);
});

test.each(limited)("what $path is sent is read by an action that knows the limit", async ({ file }) => {
  const { action } = (await import(resolve("app", file))) as { action?: object };
  if (action) expect(action).toHaveProperty("intentsOf");
});
