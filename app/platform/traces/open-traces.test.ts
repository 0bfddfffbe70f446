import { expect, onTestFinished, test, vi } from "vitest";

import { log } from "#app/platform/log.server.ts";
import { openTraces } from "#app/platform/traces/open-traces.server.ts";
import { traced, tracing } from "#app/platform/traces/tracing.server.ts";
import { openCollector } from "#tests/traces/collector.ts";

async function open({ ratio = 1, status = 200 } = {}) {
  const collector = await openCollector(status);
  const traces = openTraces({ endpoint: `${collector.url}/`, service: "a shop", ratio, routeOf: String });
  onTestFinished(async () => {
    await traces.stop();
    await collector.close();
  });
  const sent = async () => {
    await traces.stop();
    return Object.fromEntries(collector.spans.map((span) => [span.name, span]));
  };
  return { collector, sent };
}

const job = { kind: "job", name: "a job", told: { job: "7" } } as const;
const call = { kind: "outside", name: "a call", told: { service: "bank" } } as const;
const early = "0af7651916cd43dd8448eb211c80319c";

test("what is done within a span is a part of it, also after a wait", async () => {
  const { sent } = await open();
  await traced(job, async () => {
    await new Promise(setImmediate);
    await traced(
      call,
      async () => "answer",
      () => ({ told: { status: 200 } }),
    );
  });
  const { "a job": whole, "a call": part } = await sent();
  expect(part?.parentSpanId).toBe(whole?.spanId);
  expect(part?.traceId).toBe(whole?.traceId);
  expect(part?.told).toEqual({ "peer.service": "bank", "http.response.status_code": 200 });
});

test("a failure is told by its code, and its message is not", async () => {
  const { collector, sent } = await open();
  const failing = traced(call, async () => {
    throw Object.assign(new Error("no account of asha@example.org"), { code: "ECONNREFUSED" });
  });
  await expect(failing).rejects.toThrow("no account");
  const { "a call": span } = await sent();
  expect(span?.told["error.type"]).toBe("ECONNREFUSED");
  expect(span?.status).toEqual({ code: 2 });
  expect(collector.text()).not.toContain("asha");
});

test("a trace that somebody else has begun goes on, and what queued a job is linked to it", async () => {
  const { sent } = await open();
  const above = `00-${early}-b7ad6b7169203331-01`;
  await traced({ ...call, partOf: above }, async () => {});
  await traced({ ...job, queuedBy: above }, async () => {});
  await traced({ ...job, name: "another", partOf: "not a trace", queuedBy: "00-0-0-01" }, async () => {});
  const { "a call": part, "a job": queued, another } = await sent();
  expect(part).toMatchObject({ traceId: early, parentSpanId: "b7ad6b7169203331" });
  expect(queued?.traceId).not.toBe(early);
  expect(queued?.links).toMatchObject([{ traceId: early, spanId: "b7ad6b7169203331" }]);
  expect(another?.links ?? []).toEqual([]);
  expect(another?.parentSpanId).toBeUndefined();
});

test("with a ratio of 0 nothing is sent, but what a trusted proxy wants kept", async () => {
  const { sent } = await open({ ratio: 0 });
  const scopes: unknown[] = [];
  await traced(job, async (scope) => scopes.push(scope, tracing()?.traceparent()));
  await traced({ ...call, partOf: `00-${early}-b7ad6b7169203331-01` }, async () => {});
  expect(scopes).toEqual([{}, null]);
  expect(Object.keys(await sent())).toEqual(["a call"]);
});

test("a collector that refuses is one line in the log, and hurts nobody", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const { sent } = await open({ status: 400 });
  // More than one batch.
  for (let times = 0; times < 1_200; times += 1) await traced(call, async () => {});
  expect(await sent()).toEqual({});
  expect(warn.mock.calls.map(([, text]) => text)).toEqual(["traces could not be sent, and are lost"]);
});

test("without traces work is only done", async () => {
  expect(tracing()).toBeNull();
  expect(await traced(job, async (scope) => scope)).toEqual({});
});
