import { randomInt } from "node:crypto";

import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

import type { Settings } from "#simulator/settings.ts";
import type { Store } from "#simulator/store.ts";

/** What every part of the simulator works with. */
export type Simulation = {
  settings: Settings;
  store: Store;
  /** Where browsers reach this program. Known once it listens. */
  publicUrl(): string;
  /** Unix seconds. */
  now(): number;
  /** New messages wait to be delivered. */
  wake(): void;
};

export type Program = Hono<{ Bindings: HttpBindings }>;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id as the gateways make them, such as `order_` and fourteen letters and digits. */
export function makeId(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
