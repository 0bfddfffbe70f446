import { queueMessage } from "#simulator/webhook-deliveries.ts";
import { makeId, type Simulation } from "#simulator/simulation.ts";

type Event = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
};

export function recordEvent(simulation: Simulation, type: string, object: object, about: string): void {
  const event: Event = {
    id: makeId("evt_", 24),
    object: "event",
    api_version: "2026-10-28.endive",
    created: simulation.now(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  simulation.store.put("stripe_event", event.id, event);
  queueMessage(simulation, {
    gateway: "stripe",
    account: "stripe",
    eventId: event.id,
    event: type,
    about,
    body: event,
  });
}

/** `delivery_success=false` lists only those the shop never accepted. */
export function listEvents(simulation: Simulation, query: URLSearchParams): object {
  const taken = new Set(
    simulation.store
      .all(
        "select event_id from deliveries where gateway = 'stripe' and delivered_at is not null and forged = 0",
      )
      .map((row) => String(row["event_id"])),
  );
  const success = query.get("delivery_success");
  const type = query.get("type");
  const limit = Math.min(100, Number(query.get("limit") ?? 10));
  const data = simulation.store
    .list<Event>("stripe_event")
    .filter((event) => success === null || taken.has(event.id) === (success === "true"))
    .filter((event) => type === null || event.type === type);
  return { object: "list", data: data.slice(0, limit), has_more: data.length > limit, url: "/v1/events" };
}
