import type { Answered, Asked } from "#tests/attack/ask.ts";
import type { CallShape } from "#tests/attack/call-shapes.ts";
import type { Attacker } from "#tests/attack/crawl.ts";
import { draw } from "#tests/attack/draw.ts";
import { fault } from "#tests/attack/judge.ts";
import { chancesOf } from "#tests/chaos/chances.ts";

export type Fuzz = {
  seed: number;
  requests: number;
  origins: ReadonlySet<string>;
  attackers: readonly Attacker[];
  calls: readonly CallShape[];
  /** After so many requests. */
  onPart: (done: number) => Promise<void>;
};

export type FuzzReport = { statuses: Map<number, number>; shed: number; findings: string[]; seconds: number };

const atOnce = 12;
const part = 5_000;
const shownBody = 300;

/** Which requests are made follows from the seed alone; what they meet depends on those that were carried out before. */
export async function fuzz(plan: Fuzz): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: new Map(), shed: 0, findings: [], seconds: 0 };
  const began = performance.now();
  const chances = chancesOf(plan.seed);
  const [origin = ""] = plan.origins;
  for (let done = 0; done < plan.requests; done += part) {
    let left = Math.min(part, plan.requests - done);
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const { by, asked } = draw({ ...plan, origin, chances });
        await tryOne(by, asked, { report, origins: plan.origins });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await plan.onPart(Math.min(done + part, plan.requests));
  }
  report.seconds = (performance.now() - began) / 1_000;
  return report;
}

async function tryOne(
  by: Attacker,
  asked: Asked,
  { report, origins }: { report: FuzzReport; origins: ReadonlySet<string> },
): Promise<void> {
  const answer = await by.visitor.ask(asked, { keepCookies: false }).catch((error: unknown) => String(error));
  if (typeof answer === "string") {
    report.findings.push(
      `${by.role}: ${asked.method} ${asked.path.slice(0, 300)} had no answer: ${answer}${sent(asked)}`,
    );
    return;
  }
  count(report, answer);
  const found = fault(asked, answer, origins);
  if (found) report.findings.push(`${by.role}: ${found}${sent(asked)}`);
}

function sent({ body, headers }: Asked): string {
  if (body === undefined) return "";
  return `\n    ${String(headers?.["content-type"])}: ${body.toString().slice(0, shownBody)}`;
}

function count({ statuses, ...report }: FuzzReport, { status }: Answered): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status === 503) report.shed += 1;
}
