import { orderFault } from "#simulator/faults.ts";
import { isFromThisMachine } from "#simulator/from-this-machine.ts";
import { endedPage } from "#simulator/draw-pay-page.ts";
import type { Program, Simulation } from "#simulator/simulation.ts";

export function addControl(program: Program, simulation: Simulation): void {
  program.get("/", (c) => c.html(endedPage("Payment pages open from the shop.", null)));

  // The pages may be public, like the demo's; the controls are for this machine only.
  program.use("/simulator/*", async (c, next) => {
    if (isFromThisMachine(c)) return next();
    return c.json({ error: "Only from the machine it runs on." }, 403);
  });

  program.post("/simulator/orders", async (c) => {
    const ordered = orderFault(simulation.store, await c.req.json().catch(() => null));
    return "error" in ordered ? c.json(ordered, 422) : c.json(ordered, 201);
  });

  program.delete("/simulator/orders", (c) => {
    simulation.store.run("delete from faults");
    return c.body(null, 204);
  });

  program.get("/simulator/state", (c) => {
    const { store } = simulation;
    return c.json({
      ...recordsIn(simulation),
      deliveries: store.all(
        "select id, gateway, event_id, forged, attempts, dropped, due_at, delivered_at from deliveries order by id",
      ),
      faults: store.all("select fault, match, times from faults where times > 0 order by id"),
    });
  });
}

function recordsIn({ store, gateways }: Simulation): Record<string, unknown[]> {
  const kinds = gateways.flatMap(({ records }) => Object.entries(records));
  const shown = new Set(kinds.map(([, name]) => name));
  const listed = (name: string) =>
    kinds.filter(([, one]) => one === name).flatMap(([kind]) => store.list(kind));
  return Object.fromEntries([...shown].map((name) => [name, listed(name)]));
}
