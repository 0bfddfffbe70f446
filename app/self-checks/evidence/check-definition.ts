import type { VisaCheckId } from "#app/catalog/visa-checks.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";

/** What one visa asks for, as data: the questions, what counts, how much of it, and where that is written. */
export type CheckDefinition = {
  id: VisaCheckId;
  /** Raise it when questions or options come, go or move: addresses of results are read by their order. */
  version: number;
  intro: string;
  /** Who weighs it all, as in the middle of a sentence. */
  judge: string;
  /** Asked whichever way one goes. */
  conditions: Group[];
  /** One of these ways is enough. */
  routes: Route[];
  questions: Question[];
  /** What is weighed after the count, and not here. */
  weighedAfterwards: string[];
  /** What follows even an approval. */
  afterApproval?: OfficialNote[];
  suggestions: Suggestion[];
  sources: Source[];
};

export type Source = { name: string; url: string; asOf: string };

export type Group = {
  heading: string;
  rule: string;
  needed: number | "all";
  questions: string[];
  /** Where the authority puts it otherwise than the rule above. */
  official?: OfficialNote[];
  /** Comparable evidence: a question of this group that may stand for one of the listed kinds. */
  standIn?: string;
};

export type Route = { name: string; groups: Group[]; onlyFor?: OnlyFor };

/** For those who chose one of these options. */
export type OnlyFor = { question: string; options: string[] };

export type Question = {
  id: string;
  /** Short, for the letter. */
  name: string;
  ask: string;
  help: string;
  /** Whether several options can be ticked. */
  many: boolean;
  options: Option[];
  onlyFor?: OnlyFor;
};

export type Option = {
  id: string;
  label: string;
  /** `none` says that there is nothing; `plain` only leads on. */
  weight: "strong" | "weak" | "none" | "plain";
  /** Why it is weak. */
  why?: string;
};

/** Another visa that may fit better. All that is named must hold. */
export type Suggestion = {
  to: VisaCheckId;
  why: string;
  when: {
    chose?: OnlyFor;
    /** Questions without strong evidence. */
    lacks?: string[];
    /** No way is complete. */
    short?: true;
  };
};

/** By question, the ids of chosen options. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Beside the options: ticked on the visa's page, before anything was said of the evidence. */
export const tickedBefore = "ticked";

/** Shorthands for the tables. */
export function strong(id: string, label: string): Option {
  return { id, label, weight: "strong" };
}

export function weak(id: string, label: string, why: string): Option {
  return { id, label, weight: "weak", why };
}

export function none(id: string, label: string): Option {
  return { id, label, weight: "none" };
}

export function plain(id: string, label: string): Option {
  return { id, label, weight: "plain" };
}

type Asked = Omit<Question, "many">;

/** Tick all that apply. */
export function many(question: Asked): Question {
  return { ...question, many: true };
}

/** Choose one. */
export function one(question: Asked): Question {
  return { ...question, many: false };
}
