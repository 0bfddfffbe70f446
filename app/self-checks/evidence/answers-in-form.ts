import {
  type Answers,
  type CheckDefinition,
  tickedBefore,
} from "#app/self-checks/evidence/check-definition.ts";

/** What a form holds, with what was ticked before it. Options that are not on offer are left out. */
export function answersInForm({ questions }: CheckDefinition, form: FormData, before: Answers = {}): Answers {
  const answers = questions.map(({ id, many, options }) => {
    const sent = form.getAll(id);
    const known = options.map((option) => option.id).filter((option) => sent.includes(option));
    const chosen = many ? known : known.slice(0, 1);
    const wasTicked = [...(before[id] ?? []), ...sent].includes(tickedBefore);
    return [id, wasTicked ? [tickedBefore, ...chosen] : chosen] as const;
  });
  return Object.fromEntries(answers.filter(([, chosen]) => chosen.length > 0));
}
