import { createHmac } from "node:crypto";

import { takeFault } from "#simulator/faults.ts";
import { gatewayOf, makeId, type Simulation } from "#simulator/simulation.ts";

export type Message = {
  gateway: string;
  account: string;
  eventId: string;
  event: string;
  about: string;
  body: object;
};

const delayMsPreset = 3_000;
/** Long enough for later messages to overtake. */
const reorderMs = 1_500;
const repeats = 3;

export function queueMessage(simulation: Simulation, message: Message): void {
  const taken = takeFault(simulation.store, "webhook", {
    gateway: message.gateway,
    event: message.event,
    id: message.about,
  });
  const inMs = (ms: number) => Date.now() + ms;
  const queue = (
    options: Partial<{ dueAt: number; dropped: boolean; forged: boolean; eventId: string }> = {},
  ) => {
    simulation.store.run(
      "insert into deliveries (gateway, account, event_id, body, forged, due_at, dropped) values (?, ?, ?, ?, ?, ?, ?)",
      message.gateway,
      message.account,
      options.eventId ?? message.eventId,
      JSON.stringify(message.body),
      options.forged ? 1 : 0,
      options.dueAt ?? Date.now(),
      options.dropped ? 1 : 0,
    );
  };
  if (taken?.fault === "forge") queue({ forged: true, eventId: makeId("evt_forged", 10) });
  if (taken?.fault === "delay") queue({ dueAt: inMs(taken.delayMs ?? delayMsPreset) });
  else if (taken?.fault === "reorder") queue({ dueAt: inMs(taken.delayMs ?? reorderMs) });
  else if (taken?.fault === "repeat") for (let copy = 0; copy < repeats; copy += 1) queue();
  else queue({ dropped: taken?.fault === "drop" });
  simulation.wake();
}

type Delivery = {
  id: number;
  gateway: Message["gateway"];
  account: string;
  event_id: string;
  body: string;
  forged: number;
  attempts: number;
};

const answerMsMax = 5_000;
const retryMs = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000];
const attemptsMax = 30;

/** Retries what is not answered with 2xx. */
export function startDeliveries(simulation: Simulation): { wake(): void; stop(): void } {
  const underWay = new Set<number>();
  const deliverDue = () => {
    const due = simulation.store.all(
      "select * from deliveries where delivered_at is null and dropped = 0 and due_at <= ? and attempts < ? limit 50",
      Date.now(),
      attemptsMax,
    ) as unknown as Delivery[];
    for (const delivery of due) {
      const url = simulation.settings.webhookUrl(delivery.gateway);
      if (!url || underWay.has(delivery.id)) continue;
      underWay.add(delivery.id);
      void send(simulation, delivery, url)
        .then((accepted) => record(simulation, delivery, accepted))
        .finally(() => underWay.delete(delivery.id));
    }
  };
  const timer = setInterval(deliverDue, 200);
  return { wake: () => setImmediate(deliverDue), stop: () => clearInterval(timer) };
}

async function send(simulation: Simulation, delivery: Delivery, url: string): Promise<boolean> {
  const { gateway, account, event_id: eventId, body, forged } = delivery;
  const message = { account, eventId, body, forged: forged === 1 };
  const sealed = gatewayOf(simulation, gateway).seal(simulation, message);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...sealed.headers },
      body: sealed.body,
      signal: AbortSignal.timeout(answerMsMax),
      redirect: "manual",
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function record(simulation: Simulation, delivery: Delivery, accepted: boolean): void {
  const attempts = delivery.attempts + 1;
  // A forger does not retry.
  const ended = accepted || delivery.forged;
  const wait = retryMs[Math.min(attempts, retryMs.length) - 1] ?? 0;
  simulation.store.run(
    "update deliveries set attempts = ?, delivered_at = ?, due_at = ? where id = ?",
    attempts,
    ended ? Date.now() : null,
    Date.now() + wait,
    delivery.id,
  );
}

export function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
