import { randomInt } from "node:crypto";

import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

import type { Settings } from "#simulator/settings.ts";
import type { Store } from "#simulator/store.ts";

/** What every part of the simulator works with. */
export type Simulation = {
  settings: Settings;
  /** A path is of the first that owns it. */
  gateways: readonly SimulatedGateway[];
  store: Store;
  /** Where browsers reach this program. Known once it listens. */
  publicUrl(): string;
  /** Unix seconds. */
  now(): number;
  /** New messages wait to be delivered. */
  wake(): void;
};

export type Program = Hono<{ Bindings: HttpBindings }>;

/** A message on its way to the shop. */
export type Delivery = { account: string; eventId: string; body: string; forged: boolean };

/** A gateway's way to make a refund done or failed, and to tell the shop. */
export type EndRefund = (simulation: Simulation, refundId: string, becomes: "done" | "failed") => void;

/** What a gateway's folder gives the program. */
export type SimulatedGateway = {
  name: string;
  /** Its API and its pages. */
  add(program: Program, simulation: Simulation): void;
  /** Whether a path is of its API, whose answers can be disturbed. */
  owns(path: string): boolean;
  /** The request that opens a payment, and how a currency is refused there; null where no server asks for that. */
  refusesCurrency: { at: string; error: object } | null;
  endRefund: EndRefund;
  /** A message as it is sent, signed in the gateway's way. A forger does not know the secret. */
  seal(simulation: Simulation, delivery: Delivery): { body: string; headers: Record<string, string> };
  /** What it does by itself, every so often. */
  sweep: { everyMs: number; run(simulation: Simulation): void } | null;
  /** Its kinds of records, each with the name that the state shows it under. */
  records: Readonly<Record<string, string>>;
};

export function gatewayOf({ gateways }: Simulation, name: string): SimulatedGateway {
  const found = gateways.find((one) => one.name === name);
  if (!found) throw new Error(`There is no gateway ${name}.`);
  return found;
}

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An id as the gateways make them, such as `order_` and fourteen letters and digits. */
export function makeId(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
