import type { Store } from "#simulator/store.ts";

const kinds = {
  /** Work done, answer lost; `answer_500` does no work. */
  request: ["close_connection", "answer_500", "time_out", "receipt_taken", "refuse_currency"],
  /**
   * On Pay. `abandon`: paid, but the browser never returns. `authorize_only`: not captured, or uncertain for a while.
   */
  payment: ["decline", "insufficient_funds", "abandon", "authorize_only"],
  /**
   * Refused, pending until told otherwise, returned by the bank later, or made without an answer and hidden from
   * lists for a while.
   */
  refund: ["refund_refused", "refund_pending", "refund_fails_later", "refund_unanswered"],
  webhook: ["delay", "repeat", "reorder", "drop", "forge"],
} as const;

export type Moment = keyof typeof kinds;
export type Fault = (typeof kinds)[Moment][number];

export type Subject = {
  gateway: string;
  path?: string;
  event?: string;
  id?: string;
  /** Raw, to tell one customer's request from another's. */
  body?: string;
};

export type TakenFault = { fault: Fault; delayMs: number | null };

const known = new Map<string, Moment>(
  Object.entries(kinds).flatMap(([moment, faults]) => faults.map((fault) => [fault, moment as Moment])),
);

/** Such as `{"fault": "delay", "match": {"event": "refund.created"}, "times": 2, "delayMs": 3000}`. */
export function orderFault(store: Store, order: unknown): { id: number } | { error: string } {
  const { fault, match = {}, times = 1, delayMs = null } = (order ?? {}) as Record<string, unknown>;
  if (typeof fault !== "string" || !known.has(fault))
    return { error: `fault: one of ${[...known.keys()].join(", ")}` };
  if (!Number.isInteger(times) || Number(times) < 1) return { error: "times: a whole number from 1" };
  if (delayMs !== null && !(Number(delayMs) >= 0)) return { error: "delayMs: milliseconds" };
  const wanted = Object.entries(match as object);
  if (
    wanted.some(
      ([name, value]) =>
        !["gateway", "path", "event", "id", "body"].includes(name) || typeof value !== "string",
    )
  ) {
    return { error: "match: texts under gateway, path, event, id or body" };
  }
  store.run(
    "insert into faults (fault, match, times, delay_ms) values (?, ?, ?, ?)",
    fault,
    JSON.stringify(match),
    Number(times),
    delayMs === null ? null : Number(delayMs),
  );
  return { id: Number(store.all("select max(id) as id from faults")[0]?.["id"]) };
}

/** Takes the oldest matching order and counts it down; null if there is none. */
export function takeFault(
  store: Store,
  moment: Moment,
  subject: Subject,
  suits: (fault: Fault) => boolean = () => true,
): TakenFault | null {
  for (const row of store.all("select * from faults where times > 0 order by id")) {
    const fault = String(row["fault"]) as Fault;
    if (known.get(fault) !== moment || !suits(fault)) continue;
    if (!fits(JSON.parse(String(row["match"])) as Partial<Subject>, subject)) continue;
    store.run("update faults set times = times - 1 where id = ?", Number(row["id"]));
    return { fault, delayMs: row["delay_ms"] === null ? null : Number(row["delay_ms"]) };
  }
  return null;
}

function fits(match: Partial<Subject>, subject: Subject): boolean {
  return Object.entries(match).every(([name, text]) => (subject[name as keyof Subject] ?? "").includes(text));
}
