import { randomInt } from "node:crypto";

import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

import type { Settings } from "#simulator/settings.ts";
import type { Store } from "#simulator/store.ts";

export type Simulation = {
  settings: Settings;
  gateways: readonly SimulatedGateway[];
  store: Store;
  publicUrl(): string;
  /** Unix seconds. */
  now(): number;
  wake(): void;
};

export type Program = Hono<{ Bindings: HttpBindings }>;

export type Delivery = { account: string; eventId: string; body: string; forged: boolean };

export type EndRefund = (simulation: Simulation, refundId: string, becomes: "done" | "failed") => void;

export type SimulatedGateway = {
  name: string;
  add(program: Program, simulation: Simulation): void;
  owns(path: string): boolean;
  /** Null if no server request opens a payment. */
  refusesCurrency: { at: string; error: object } | null;
  endRefund: EndRefund;
  seal(simulation: Simulation, delivery: Delivery): { body: string; headers: Record<string, string> };
  sweep: { everyMs: number; run(simulation: Simulation): void } | null;
  records: Readonly<Record<string, string>>;
};

export function gatewayOf({ gateways }: Simulation, name: string): SimulatedGateway {
  const found = gateways.find((one) => one.name === name);
  if (!found) throw new Error(`There is no gateway ${name}.`);
  return found;
}

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function makeId(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
