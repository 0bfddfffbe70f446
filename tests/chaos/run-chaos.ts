import { neverMet } from "#tests/chaos/acts-to-meet.ts";
import { buy, topUp } from "#tests/chaos/buy.ts";
import { buyShares, payByLink } from "#tests/chaos/buy-together.ts";
import { doDeskAction } from "#tests/chaos/desk-actions.ts";
import { doAction } from "#tests/chaos/actions.ts";
import { figuresOf, type Figures } from "#tests/chaos/figures.ts";
import { printCoupons, signUpAll } from "#tests/chaos/open-shop.ts";
import { makePlan, type Act, type PlanOptions } from "#tests/chaos/plan.ts";
import { proveAll, type Proof } from "#tests/chaos/prove.ts";
import { count, type Run } from "#tests/chaos/run.ts";
import { hireAll } from "#tests/chaos/staff.ts";
import { settleDown } from "#tests/chaos/settle-down.ts";
import { openSite, type Site } from "#tests/chaos/site.ts";

export type ChaosOptions = PlanOptions & {
  concurrency: number;
  limitMs: number;
  keep: boolean;
  /** A new one, if not given. */
  dataDir?: string;
  open?: typeof openSite;
  say: (line: string) => void;
};

export type ChaosReport = {
  hash: string;
  figures: Figures;
  proofs: Proof[];
  kills: Run["kills"];
  dataDir: string;
};

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const began = performance.now();
  const plan = makePlan(options);
  options.say(
    `Plan ${plan.hash} of seed ${options.seed}: ${plan.acts.length} acts, ${plan.kills.length} kills.`,
  );
  const site = await (options.open ?? openSite)(options.dataDir);
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => tooLong.reject(new Error(`The run was not over after ${options.limitMs / 1000} seconds.`)),
    options.limitMs,
  );
  try {
    return await Promise.race([liveThrough(site, plan, options, began), tooLong.promise]);
  } finally {
    clearTimeout(timer);
    await site.stop(options.keep);
  }
}

async function liveThrough(
  site: Site,
  plan: Run["plan"],
  { say, concurrency }: ChaosOptions,
  began: number,
): Promise<ChaosReport> {
  const run: Run = {
    plan,
    site,
    customers: await signUpAll(site, plan),
    staff: await hireAll(site),
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
  await printCoupons();
  say(`${run.customers.length} customers have signed up at ${site.url}; the data is in ${site.dataDir}.`);
  await actAll(run, concurrency, say);
  say("Everybody has gone home. Letting everything come to its end.");
  const taken = await figuresOf(run, 0);
  await settleDown(run);
  say("Everything has come to its end. Adding up.");
  const proofs = await proveAll(run);
  const figures = {
    ...(await figuresOf(run, performance.now() - began)),
    // Unused faults were withdrawn before the end, so count them earlier.
    "Faults taken": taken["Faults taken"] ?? {},
  };
  if (isFull(plan)) proofs.push({ claim: "Every kind of act was met.", violations: neverMet(figures) });
  return { hash: plan.hash, figures, proofs, kills: run.kills, dataDir: site.dataDir };
}

/** A smaller plan may lack some kinds of acts. */
const fullPurchases = 2_000;
const isFull = ({ acts }: Run["plan"]) =>
  acts.filter(({ what }) => what === "purchase").length >= fullPurchases;

/** Workers share one list of acts; kills strike at counts of purchases begun. */
async function actAll(run: Run, concurrency: number, say: (line: string) => void): Promise<void> {
  const acts = run.plan.acts.values();
  const kills = run.plan.kills.values();
  let next = kills.next().value;
  let purchases = 0;
  let killing = Promise.resolve();
  const broken = Promise.withResolvers<never>();
  const killNow = (afterPurchases: number, victim: NonNullable<typeof next>["victim"]) => {
    const kill = async () => {
      const { backMs } = await run.site.kill(victim);
      run.kills.push({ afterPurchases, victim, backMs: Math.round(backMs) });
      say(`kill -9 of ${victim} after ${afterPurchases} purchases; back after ${Math.round(backMs)} ms`);
    };
    killing = killing.then(kill).catch(broken.reject);
  };
  const actOn = async () => {
    for (const act of acts) {
      if (act.what === "purchase") {
        purchases += 1;
        if (purchases % 100 === 0) say(`${purchases} purchases begun, ${run.promised.length} promises made`);
      }
      for (; next && purchases >= next.afterPurchases; next = kills.next().value)
        killNow(next.afterPurchases, next.victim);
      const start = performance.now();
      const seen = await actOut(run, act).catch((error) => noteStrange(run, act, error));
      count(run.seen, `${nameOf(act)}: ${seen}`);
      count(run.tookMs, nameOf(act), Math.round(performance.now() - start));
    }
  };
  // A site that does not return ends the run at once.
  const acting = Promise.all(Array.from({ length: concurrency }, actOn));
  await Promise.race([acting, broken.promise]);
  await Promise.race([killing, broken.promise]);
}

async function actOut(run: Run, act: Act): Promise<string> {
  switch (act.what) {
    case "purchase":
      return buy(run, act);
    case "top_up":
      return topUp(run, act);
    case "link":
      return payByLink(run, act);
    case "shares":
      return buyShares(run, act);
    case "convert":
    case "send_back":
    case "refund":
    case "half_hour_later":
      return doAction(run, act);
    default:
      return doDeskAction(run, act);
  }
}

function nameOf(act: Act): string {
  if (act.what === "purchase") return `purchase, ${act.story}`;
  return act.what === "link" ? `link, ${act.besides}` : act.what;
}

function noteStrange(run: Run, act: Act, error: unknown): string {
  run.strange.push(`${JSON.stringify(act)} ended in ${String(error)}.`);
  return "a strange error";
}
