import { listsOfService } from "#app/cases/evidence/lists-of-service.ts";
import type { IntakeAnswers } from "#app/cases/intake/intake-answers.ts";
import type { Bought } from "#app/catalog/bought-service.ts";
import { isVisaCheckId, type VisaCheckId } from "#app/catalog/visa-checks.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { assess } from "#app/self-checks/evidence/assess.ts";
import type { KeptAnswers, KeptCheck } from "#app/self-checks/kept/kept-check.ts";
import { openPointsCheck } from "#app/self-checks/kept/opened-points-check.server.ts";
import { fieldsOf, type PointsForm } from "#app/self-checks/points/form/points-form.ts";

/** What a self-check of the same visa says already, by the names of the form's questions. */
export async function answersFromChecks(
  bought: Bought,
  kept: readonly KeptCheck[],
  now: Date,
): Promise<IntakeAnswers> {
  const lists = listsOfService(
    bought,
    kept.map(({ checkId }) => checkId),
  );
  const own = kept.find(({ checkId }) => lists.some((list) => list === checkId));
  if (!own) return {};
  if (isVisaCheckId(own.checkId)) return ofVisa(own.checkId, own.answers);
  const { form } = await openPointsCheck("express-entry", now);
  return own.checkId === "express-entry" ? ofExpressEntry(form, own.answers) : {};
}

/** Named evidence becomes the first lines of the record, which its owner goes on with. */
function ofVisa(check: VisaCheckId, answers: KeptAnswers): IntakeAnswers {
  const definition = allChecks[check];
  const { routes, conditions } = assess(definition, answers);
  const findings = [...routes.flatMap(({ groups }) => groups), ...conditions].flatMap(
    (group) => group.findings,
  );
  const named = new Map(
    findings
      .filter(({ strong }) => strong.some(({ weight }) => weight === "strong"))
      .map(({ question, strong }) => [question.name, strong.map(({ label }) => label).join("; ")]),
  );
  const record = [...named].map(([name, labels]) => `${name}: ${labels}`).join("\n");
  const field = definition.questions.find(({ id }) => id === "field");
  const chosen = field?.options.find(({ id }) => answers["field"]?.includes(id))?.label;
  return {
    ...(record !== "" && { record }),
    ...(chosen && { field: chosen }),
    ...degreeIn(answers),
  };
}

const degrees: Record<string, string> = {
  bachelor: "Bachelor’s",
  short: "Bachelor’s",
};

/** "A master’s or a higher degree" is left to its owner. */
function degreeIn({ degree = [], doctorate = [] }: KeptAnswers): IntakeAnswers {
  if (doctorate.includes("phd")) return { highest_degree: "Ph.D." };
  const known = degrees[degree[0] ?? ""];
  return known ? { highest_degree: known } : {};
}

const educations: Record<string, string> = {
  secondary: "School",
  one_year: "Diploma",
  two_year: "Diploma",
  bachelor: "Bachelor’s",
  master: "Master’s",
  doctorate: "Ph.D.",
};

function ofExpressEntry(form: PointsForm, answers: KeptAnswers): IntakeAnswers {
  const one = (name: string) => answers[name]?.[0] ?? "";
  const degree = educations[one("education")];
  const assessed = { yes: "Yes", no: "No" }[one("assessed")];
  const language = ["english", "french"].flatMap((whose) => languageLine(form, one, whose)).join("\n");
  const ties = [
    ...(one("sibling") ? ["A brother or sister"] : []),
    ...(one("two_years_study") || !["", "none"].includes(one("study")) ? ["Studies there"] : []),
    ...(Number(one("canadian_years")) > 0 ? ["Work there"] : []),
    ...(one("offer") ? ["A job offer"] : []),
  ];
  return {
    ...(one("age") && { age: one("age") }),
    ...(degree && { highest_degree: degree }),
    ...(assessed && { degree_assessed: assessed }),
    ...(language && { language }),
    ...(one("funds") && { funds: `${one("funds")} CAD` }),
    ties: ties.length > 0 ? ties : ["None"],
  };
}

/** "IELTS General: reading 7, writing 6.5". */
function languageLine(form: PointsForm, one: (name: string) => string, whose: string): string[] {
  const fields = fieldsOf(form);
  const test = fields.find(({ name }) => name === `${whose}_test`);
  if (test?.kind !== "choice" || ["", "none"].includes(one(test.name))) return [];
  const name = test.options.find(({ value }) => value === one(test.name))?.label ?? "";
  const scores = fields
    .filter(
      (field) => field.name.startsWith(`${whose}_`) && field.name !== test.name && one(field.name) !== "",
    )
    .map((field) => `${field.name.slice(whose.length + 1)} ${one(field.name)}`);
  return [`${name}: ${scores.join(", ")}`];
}
