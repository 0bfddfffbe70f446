import {
  type Answers,
  type CheckDefinition,
  type Question,
  tickedBefore,
} from "#app/self-checks/evidence/check-definition.ts";

/** Where in the check somebody is: a question by its place among all, or the result. */
export type Place = { step: number | "result"; answers: Answers };

/**
 * `1.r.Q4AB`: the definition's version, the step, and a bit for each option, six to a letter. In the fragment of the
 * address, so the server never sees it.
 */
export function fragmentOf(definition: CheckDefinition, { step, answers }: Place): string {
  const bits = definition.questions.flatMap((question) => {
    const chosen = answers[question.id] ?? [];
    return codesOf(question).map((code) => chosen.includes(code));
  });
  return `${definition.version}.${step === "result" ? "r" : step}.${lettersOf(bits)}`;
}

/** Null for anything that `fragmentOf` or `ticksFragment` did not make from this version of the check. */
export function placeIn(definition: CheckDefinition, hash: string): Place | null {
  const fragment = hash.replace(/^#/, "");
  const ticks = ticksIn(definition, fragment);
  if (ticks) return { step: 0, answers: ticks };
  const [, version, step = "", letters = ""] = shape.exec(fragment) ?? [];
  if (version !== String(definition.version)) return null;
  const answers = answersIn(definition, letters);
  const place = answers && { step: step === "r" ? ("result" as const) : Number(step), answers };
  // Whatever is not written as we write it was not written by us.
  return place && isStep(definition, place.step) && fragmentOf(definition, place) === fragment ? place : null;
}

const shape = /^(\d{1,3})\.(r|\d{1,2})\.([\w-]{0,200})$/;

/** What was ticked on a visa's page: questions by their ids, and answers that a tick implies: `ticks.age=outside.record`. */
function ticksIn({ questions }: CheckDefinition, fragment: string): Answers | null {
  const [start, ...ticks] = fragment.split(".");
  if (start !== "ticks" || fragment.length > ticksMax) return null;
  const answers = questions.map(({ id, options }) => {
    const implied = options.find((option) => ticks.includes(`${id}=${option.id}`));
    return [id, implied ? [implied.id] : ticks.includes(id) ? [tickedBefore] : []] as const;
  });
  return Object.fromEntries(answers.filter(([, chosen]) => chosen.length > 0));
}

/** Letters. Every box of the longest page needs fewer. */
const ticksMax = 1_000;

function isStep({ questions }: CheckDefinition, step: Place["step"]): boolean {
  return step === "result" || step < questions.length;
}

function answersIn({ questions }: CheckDefinition, letters: string): Answers | null {
  const bits = bitsOf(letters);
  const answers: Record<string, string[]> = {};
  let at = 0;
  for (const question of questions) {
    const codes = codesOf(question);
    const chosen = codes.filter((_code, index) => bits[at + index]);
    at += codes.length;
    if (!question.many && chosen.filter((code) => code !== tickedBefore).length > 1) return null;
    if (chosen.length > 0) answers[question.id] = chosen;
  }
  return answers;
}

function codesOf({ options }: Question): string[] {
  return [tickedBefore, ...options.map(({ id }) => id)];
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsInLetter = 6;

function lettersOf(bits: readonly boolean[]): string {
  const count = Math.ceil((bits.lastIndexOf(true) + 1) / bitsInLetter);
  return Array.from({ length: count }, (_, letter) => {
    const own = bits.slice(letter * bitsInLetter, (letter + 1) * bitsInLetter);
    return alphabet[own.reduce((sum, bit, place) => sum + (bit ? 2 ** place : 0), 0)];
  }).join("");
}

function bitsOf(letters: string): boolean[] {
  return Array.from(letters).flatMap((letter) => {
    const value = alphabet.indexOf(letter);
    return Array.from({ length: bitsInLetter }, (_, place) => Math.floor(value / 2 ** place) % 2 === 1);
  });
}
