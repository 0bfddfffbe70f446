import type { Assessment, CountedGroup, Finding } from "#app/self-checks/evidence/assess.ts";

/** What was named, against what the rule asks for. Never how likely anything is. */
export function countSentence({ group, findings, named, needed }: CountedGroup): string {
  const standIn = findings.find(({ question }) => question.id === group.standIn);
  const stoodIn = standIn?.state === "named";
  const total = standIn ? findings.length - 1 : findings.length;
  if (group.needed === "all") {
    if (named === total) return "You named all that is asked here.";
    return total === 1 ? "It is needed, and still open." : `You named ${named} of ${total}. All are needed.`;
  }
  const least = needed === 1 ? "One is needed" : `At least ${needed} are needed`;
  if (total === 1) return named === 1 ? "You named one." : "You named none.";
  const more = stoodIn ? ", and comparable evidence for another" : "";
  return `You named evidence for ${stoodIn ? named - 1 : named} of the ${total} kinds${more}. ${least}.`;
}

/** Of the way nearest to complete, with the conditions. */
export function ownGroups({ conditions, routes }: Assessment): CountedGroup[] {
  return [...(routes[0]?.groups ?? []), ...conditions];
}

/** Each once. Nobody misses comparable evidence. */
export function findingsIn(groups: readonly CountedGroup[], ...states: Finding["state"][]): Finding[] {
  const found = groups.flatMap(({ group, findings }) =>
    findings.filter(
      ({ question, state }) =>
        states.includes(state) && !(state === "missing" && question.id === group.standIn),
    ),
  );
  const isFirst = ({ question }: Finding, at: number) =>
    found.findIndex((other) => other.question.id === question.id) === at;
  return found.filter(isFirst);
}

/** For a chat: the result in a few lines. */
export function shortResult(name: string, assessment: Assessment): string {
  const groups = ownGroups(assessment);
  const route = assessment.routes[0];
  const list = (start: string, findings: Finding[]) =>
    findings.length === 0 ? [] : [`${start}: ${findings.map(({ question }) => question.name).join("; ")}.`];
  return [
    `My self-check for ${name}${route ? ` (${route.route.name})` : ""}.`,
    ...groups.map((counted) => `${counted.group.heading}: ${countSentence(counted)}`),
    ...list("Named", findingsIn(groups, "named")),
    ...list("Weak", findingsIn(groups, "weak")),
    ...list("Missing", findingsIn(groups, "missing", "ticked")),
    "What is weighed after the count is not assessed.",
  ].join("\n");
}
