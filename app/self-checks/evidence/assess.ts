import {
  type Answers,
  type CheckDefinition,
  type Group,
  type OnlyFor,
  type Option,
  type Question,
  type Route,
  type Suggestion,
  tickedBefore,
} from "#app/self-checks/evidence/check-definition.ts";

export type Finding = {
  question: Question;
  /** `ticked`: claimed on the visa's page, but no evidence was named. */
  state: "named" | "weak" | "ticked" | "missing";
  strong: Option[];
  weak: Option[];
};

export type CountedGroup = {
  group: Group;
  findings: Finding[];
  named: number;
  needed: number;
  reached: boolean;
};

/** `share`: of what is needed, how much was named. For the order of ways alone: it is no chance. */
type CountedRoute = { route: Route; groups: CountedGroup[]; share: number };

export type Assessment = {
  conditions: CountedGroup[];
  /** The nearest way first. */
  routes: CountedRoute[];
  /** Whether one way is complete. Says nothing about a decision. */
  reached: boolean;
  suggestions: Suggestion[];
};

/** Counts what was named. What an officer makes of it is not for us to say. */
export function assess(definition: CheckDefinition, answers: Answers): Assessment {
  const asked = askedQuestions(definition, answers);
  const findings = asked.map((question) => findingOf(question, answers[question.id] ?? []));
  const conditions = definition.conditions.map((group) => countGroup(group, findings));
  const routes = definition.routes
    .filter(({ onlyFor }) => concerns(onlyFor, answers))
    .map((route) => countRoute(route, findings))
    .toSorted((one, other) => other.share - one.share);
  const reached = routes[0]?.share === 1;
  return {
    conditions: conditions.filter((group) => group.findings.length > 0),
    routes,
    reached,
    suggestions: definition.suggestions.filter(({ when }) => holds(when, { answers, findings, reached })),
  };
}

/** In order, without those that the answers so far rule out. */
export function askedQuestions({ questions }: CheckDefinition, answers: Answers): Question[] {
  return questions.filter(({ onlyFor }) => concerns(onlyFor, answers));
}

function concerns(onlyFor: OnlyFor | undefined, answers: Answers): boolean {
  if (!onlyFor) return true;
  return (answers[onlyFor.question] ?? []).some((option) => onlyFor.options.includes(option));
}

function findingOf(question: Question, chosen: readonly string[]): Finding {
  const options = question.options.filter(({ id }) => chosen.includes(id));
  // What only leads on is answered once it is chosen.
  const strong = options.filter(({ weight }) => weight === "strong" || weight === "plain");
  const weak = options.filter(({ weight }) => weight === "weak");
  const claimed = chosen.includes(tickedBefore) && options.length === 0;
  const state = strong.length > 0 ? "named" : weak.length > 0 ? "weak" : claimed ? "ticked" : "missing";
  return { question, state, strong, weak };
}

function countRoute(route: Route, findings: readonly Finding[]): CountedRoute {
  const groups = route.groups.map((group) => countGroup(group, findings));
  const needed = groups.reduce((sum, group) => sum + group.needed, 0);
  const named = groups.reduce((sum, group) => sum + Math.min(group.needed, group.named), 0);
  return { route, groups, share: needed === 0 ? 0 : named / needed };
}

function countGroup(group: Group, all: readonly Finding[]): CountedGroup {
  const findings = group.questions.flatMap((id) => all.filter(({ question }) => question.id === id));
  const named = findings.filter(({ state }) => state === "named").length;
  const needed = group.needed === "all" ? findings.length : group.needed;
  return { group, findings, named, needed, reached: named >= needed };
}

function holds(
  { chose, lacks = [], short }: Suggestion["when"],
  { answers, findings, reached }: { answers: Answers; findings: Finding[]; reached: boolean },
): boolean {
  const isNamed = (id: string) =>
    findings.some(({ question, state }) => question.id === id && state === "named");
  return concerns(chose, answers) && !lacks.some(isNamed) && !(short && reached);
}
