/** The questions of a point system, as data. What they are asked with and what they mean is the system's own. */
export type PointsForm = {
  /** Raise it when a field goes, moves or changes its meaning: addresses of results are read by their order. */
  version: number;
  sections: FormSection[];
};

export type FormSection = { heading: string; intro?: string; blocks: FormBlock[] };

/** Fields that stand or fall together. */
export type FormBlock = {
  fields: PointsField[];
  onlyFor?: OnlyFor;
  /** Short fields, one beside the other. */
  beside?: true;
};

/** Asked of those who answered `field` with one of `values`, or with anything that is not nothing. */
type OnlyFor = { field: string; values?: readonly string[]; text: string };

type Asked = { name: string; label: string; hint?: string };

export type NumberField = Asked & {
  kind: "number";
  from: number;
  to: number;
  /** 1 for whole numbers; years and shares may have parts. */
  step: 1 | 0.5 | 0.01;
  optional?: true;
  start?: string;
  /** In how many more of these years, at most, one is to be told that it gives points. */
  yearsMore?: number;
};

export type ChoiceField = Asked & {
  kind: "choice";
  look: "list" | "pills";
  options: { value: string; label: string }[];
  /** Chosen from the start. Without it one must choose, unless it is optional. */
  start?: string;
  optional?: true;
  /** The values that one can work towards, the nearest first. */
  reachable?: readonly string[];
};

export type TickField = Asked & {
  kind: "tick";
  /** Something that one can work towards, as in the middle of a list. */
  reachable?: true;
};

export type PointsField = NumberField | ChoiceField | TickField;

/** By field, what was typed or chosen. */
export type Answers = Readonly<Record<string, string>>;

export const tickedValue = "yes";

export function fieldsOf({ sections }: PointsForm): PointsField[] {
  return blocksOf(sections).flatMap(({ fields }) => fields);
}

/** The fields that these answers lead to. */
export function askedFields(form: PointsForm, answers: Answers): PointsField[] {
  const all = blocksOf(form.sections);
  return all.filter((block) => isAsked(block, all, answers)).flatMap(({ fields }) => fields);
}

export function isBlockAsked(block: FormBlock, form: PointsForm, answers: Answers): boolean {
  return isAsked(block, blocksOf(form.sections), answers);
}

export function answerTo(field: PointsField, answers: Answers): string {
  const typed = answers[field.name] ?? "";
  return typed === "" && field.kind !== "tick" ? (field.start ?? "") : typed;
}

/** A question that hangs on one that is not asked is not asked either. */
function isAsked({ onlyFor }: FormBlock, all: FormBlock[], answers: Answers): boolean {
  if (!onlyFor) return true;
  const asking = all.find(({ fields }) => fields.some(({ name }) => name === onlyFor.field));
  const field = asking?.fields.find(({ name }) => name === onlyFor.field);
  if (!asking || !field || !isAsked(asking, all, answers)) return false;
  const answer = answerTo(field, answers);
  return onlyFor.values ? onlyFor.values.includes(answer) : !nothing.includes(answer);
}

const nothing = ["", "0", "none", "no"];

function blocksOf(sections: FormSection[]): FormBlock[] {
  return sections.flatMap(({ blocks }) => blocks);
}
