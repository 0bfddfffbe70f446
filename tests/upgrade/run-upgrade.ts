import { setTimeout as pause } from "node:timers/promises";

import { doAction } from "#tests/chaos/actions.ts";
import { buy, topUp } from "#tests/chaos/buy.ts";
import { type Figures, figuresOf } from "#tests/chaos/figures.ts";
import { printCoupons, signUpAll } from "#tests/chaos/open-shop.ts";
import { type Act, makePlan } from "#tests/chaos/plan.ts";
import { type Proof, proveAll } from "#tests/chaos/prove.ts";
import { count, type Run } from "#tests/chaos/run.ts";
import { settleDown } from "#tests/chaos/settle-down.ts";
import { hireAll } from "#tests/chaos/staff.ts";
import { openTwoReleases, type TwoReleases } from "#tests/upgrade/open-two-releases.ts";
import { missingOf, planVisits, type Visits } from "#tests/upgrade/visits.ts";
import { watchMigration } from "#tests/upgrade/watch-migration.ts";

export type UpgradeOptions = {
  /** Where the previous release is built. */
  oldFolder: string;
  seed: number;
  customers: number;
  concurrency: number;
  /** Of each part: the old alone, both, the new alone. */
  seconds: number;
  keep: boolean;
  say: (line: string) => void;
};

export type UpgradeReport = { hash: string; figures: Figures; proofs: Proof[]; dataDir: string };

/** More than can be bought in the time that there is. */
const purchases = 5_000;
const blockedMaxMs = 1_000;

export async function runUpgrade(options: UpgradeOptions): Promise<UpgradeReport> {
  const site = await openTwoReleases(options.oldFolder);
  try {
    return await liveThrough(site, options);
  } finally {
    await site.stop(options.keep);
  }
}

async function liveThrough(site: TwoReleases, options: UpgradeOptions): Promise<UpgradeReport> {
  const { say, concurrency, seed, customers } = options;
  const began = performance.now();
  const plan = makePlan({ seed, customers, purchases, serverKills: 0, databaseKills: 0 });
  const run: Run = { plan, site, ...(await peopleOf(site, plan)), ...nothingYet() };
  await printCoupons();
  const begun = site.asked().length;
  const visits = await planVisits(run);
  say(`The previous release serves ${customers} customers at ${site.url}; the data is in ${site.dataDir}.`);
  const load = startLoad(run, visits, concurrency);
  const blocked = await Promise.race([passThrough(site, options, load), load.broken]);
  await load.end();
  say("Everybody has gone home. Letting everything come to its end.");
  await settleDown(run);
  const proofs = [
    ...asked(site, { begun, from: load.bothFrom(), until: load.bothUntil() }),
    {
      claim: `No statement waited longer than ${blockedMaxMs / 1000} second for a lock of the migrations.`,
      violations: blocked.longestMs > blockedMaxMs ? [`${blocked.longestMs} ms: ${blocked.statement}`] : [],
    },
    {
      claim: "Nothing that was acknowledged at the desk or at a sign-up is missing.",
      violations: await missingOf(visits.written),
    },
    ...(await proveAll(run)),
  ];
  run.plan = { ...plan, acts: load.acted };
  const figures = { ...(await figuresOf(run, performance.now() - began)), ...figuresOfProxy(site, blocked) };
  return { hash: plan.hash, figures, proofs, dataDir: site.dataDir };
}

async function peopleOf(site: TwoReleases, plan: Run["plan"]): Promise<Pick<Run, "customers" | "staff">> {
  return { customers: await signUpAll(site, plan), staff: await hireAll(site) };
}

function nothingYet(): Omit<Run, "plan" | "site" | "customers" | "staff"> {
  return {
    promised: [],
    opened: new Map(),
    late: [],
    daysLate: [],
    agedOrders: [],
    seen: new Map(),
    tookMs: new Map(),
    ordered: new Map(),
    strange: [],
    kills: [],
  };
}

type Load = ReturnType<typeof startLoad>;
type Blocked = { longestMs: number; statement: string; seen: number };

/** The old alone, the new one's start, both, the old one's end, the new alone. */
async function passThrough(
  site: TwoReleases,
  { seconds, say }: UpgradeOptions,
  load: Load,
): Promise<Blocked> {
  await pause(seconds * 1_000);
  const watch = await watchMigration(site.superuserUrl);
  say(`The new release is ready after ${await site.startNew()} ms, its migrations done.`);
  const blocked = await watch.stop();
  load.bothBegin(site.asked().length);
  await pause(seconds * 1_000);
  load.bothEnd(site.asked().length);
  say(`The previous release has stopped after ${await site.stopOld()} ms.`);
  load.newAlone();
  await pause(seconds * 1_000);
  return blocked;
}

function startLoad(run: Run, visits: Visits, concurrency: number) {
  const acts = run.plan.acts.values();
  const acted: Act[] = [];
  const both = { from: 0, until: 0 };
  let [isOver, isNewAlone] = [false, false];
  const actOn = async () => {
    for (const planned of acts) {
      if (isOver) return;
      const act = calm(planned);
      if (!isByRequest(act) && !isNewAlone) continue;
      acted.push(act);
      const seen = await actOut(run, act).catch((error: unknown) => {
        run.strange.push(`${JSON.stringify(act)} ended in ${String(error)}.`);
        return "a strange error";
      });
      count(run.seen, `${act.what}: ${seen}`);
    }
  };
  const visit = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await visits.go(turn).catch((error: unknown) => run.strange.push(`A visit ended in ${String(error)}.`));
      await pause(100);
    }
  };
  const all = Promise.all([visit(), ...Array.from({ length: concurrency }, actOn)]);
  return {
    acted,
    broken: all.then(() => Promise.reject<never>(new Error("There was nothing left to buy."))),
    bothBegin: (at: number) => void (both.from = at),
    bothEnd: (at: number) => void (both.until = at),
    bothFrom: () => both.from,
    bothUntil: () => both.until,
    newAlone: () => void (isNewAlone = true),
    async end() {
      isOver = true;
      await all;
    },
  };
}

/** Gateways do as they should, and nobody pays late: whatever fails is the upgrade's. */
function calm(act: Act): Act {
  if (act.what === "purchase")
    return { ...act, faults: [], patient: false, story: act.story.endsWith("late") ? "plain" : act.story };
  if (act.what === "top_up") return { ...act, faults: [], patient: false };
  return act.what === "refund" ? { ...act, fault: null } : act;
}

const isByRequest = ({ what }: Act) => what === "purchase" || what === "top_up" || what === "convert";

async function actOut(run: Run, act: Act): Promise<string> {
  if (act.what === "purchase") return buy(run, act);
  if (act.what === "top_up") return topUp(run, act);
  // Done by this process, which is of the new release.
  return act.what === "convert" || act.what === "refund" || act.what === "send_back"
    ? doAction(run, act)
    : "left out";
}

/** By numbers of requests: the first of the load, and those while both served. */
type Moments = { begun: number; from: number; until: number };

function asked(site: TwoReleases, { begun, from, until }: Moments): Proof[] {
  const all = site.asked();
  const failed = all.slice(begun).filter(({ status, end }) => status >= 500 || status < 100 || end !== "--");
  const served = new Set(all.slice(from, until).map(({ server }) => server));
  return [
    {
      claim: "No request failed: none was answered with 500 or more, and no connection was lost.",
      violations: failed.map(({ status, end, server, what }) => `${status} ${end} of ${server}: ${what}`),
    },
    {
      claim: "Both releases served side by side.",
      violations: ["app1", "app2"].filter((name) => !served.has(name)).map((name) => `${name} did not.`),
    },
  ];
}

function figuresOfProxy(site: TwoReleases, { longestMs, seen }: Blocked): Figures {
  const requests: Record<string, number> = {};
  for (const { server } of site.asked()) requests[server] = (requests[server] ?? 0) + 1;
  return {
    "Requests by server (app1 is the previous release)": requests,
    "Waited for the migrations": { "milliseconds, the longest": longestMs, "times seen": seen },
  };
}
