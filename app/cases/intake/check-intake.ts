import { isDay } from "#app/platform/dates.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

/** Answers by field name; several for multiple choice. */
export type TypedAnswers = (name: string) => readonly string[];

export type IntakeProblem = { name: string; message: string };

type CheckedIntake = { answers: IntakeAnswers; problems: IntakeProblem[] };

type Around = {
  typed: TypedAnswers;
  /** False when saving for later, which may lack answers. */
  sending: boolean;
  hasFiles: (name: string) => boolean;
  countries: ReadonlySet<string>;
};

/** Pure, so browser and server share it. */
export function checkIntake(form: readonly IntakeField[], around: Around): CheckedIntake {
  const checked: CheckedIntake = { answers: {}, problems: [] };
  for (const field of form) {
    const read = readField(field, around);
    if (typeof read === "object" && "wrong" in read) {
      checked.problems.push({ name: field.name, message: read.wrong });
    } else if (isEmpty(field, read, around)) {
      if (field.required && around.sending)
        checked.problems.push({ name: field.name, message: missing(field) });
    } else if (field.kind !== "file") checked.answers[field.name] = read;
  }
  return checked;
}

export function isSameAnswers(one: IntakeAnswers, other: IntakeAnswers): boolean {
  const written = (answers: IntakeAnswers) => JSON.stringify(Object.entries(answers).toSorted(byName));
  return written(one) === written(other);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

type Read = string | string[] | { wrong: string };

function readField(field: IntakeField, { typed, countries }: Around): Read {
  const given = typed(field.name);
  const line = plainLine(given[0] ?? "");
  switch (field.kind) {
    case "file":
      return "";
    case "text":
      return within(line, field.lengthMax);
    case "long_text":
      return within(plainParagraphs(given[0] ?? ""), field.lengthMax);
    case "several_of": {
      const known = given.every((option) => option === "" || field.options.includes(option));
      return known ? field.options.filter((option) => given.includes(option)) : notOffered;
    }
    case "one_of":
      return line === "" || field.options.includes(line) ? line : notOffered;
    case "yes_no":
      return line === "" || yesOrNo.includes(line) ? line : notOffered;
    case "country":
      return line === "" || countries.has(line) ? line : notOffered;
    case "date":
      return line === "" || isLikelyDay(line) ? line : { wrong: "Give a day, such as 30 November 2026." };
    case "number":
      return readNumber(line, field);
    case "email":
      return line === "" || isEmail(line)
        ? line
        : { wrong: "Give an email address, such as name@example.org." };
    case "web_address":
      return readAddress(line);
  }
}

export const yesOrNo = ["Yes", "No"];

const notOffered = { wrong: "Choose one of the answers that are offered." };

function within(text: string, lengthMax: number): Read {
  if (readersLength(text) <= lengthMax) return text;
  return { wrong: `At most ${lengthMax.toLocaleString("en")} characters. Send longer texts as a file.` };
}

function readNumber(line: string, { from, to }: { from: number; to: number }): Read {
  const isOne = /^\d{1,9}$/.test(line) && Number(line) >= from && Number(line) <= to;
  if (line === "" || isOne) return line === "" ? "" : String(Number(line));
  return { wrong: `Give a whole number from ${from.toLocaleString("en")} to ${to.toLocaleString("en")}.` };
}

function isLikelyDay(line: string): boolean {
  return /^(19|20)/.test(line) && isDay(line);
}

function isEmail(line: string): boolean {
  return line.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(line);
}

/** The scheme is optional. Refuses addresses with credentials: we never store a password. */
function readAddress(line: string): Read {
  if (line === "") return "";
  const url = URL.parse(/^[a-z]+:\/\//i.test(line) ? line : `https://${line}`);
  const isOne =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes(".") &&
    url.username === "" &&
    url.href.length <= 500;
  return isOne ? url.href : { wrong: "Give a web address, such as example.org/me." };
}

function isEmpty(field: IntakeField, read: string | string[], { hasFiles }: Around): boolean {
  return field.kind === "file" ? !hasFiles(field.name) : read.length === 0;
}

function missing(field: IntakeField): string {
  switch (field.kind) {
    case "file":
      return "Choose a file.";
    case "one_of":
    case "several_of":
    case "yes_no":
    case "country":
      return "Choose an answer.";
    case "date":
      return "Give a day.";
    default:
      return "Answer this question.";
  }
}
