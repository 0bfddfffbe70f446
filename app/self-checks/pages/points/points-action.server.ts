import { data } from "react-router";

import type { On } from "#app/forms/form-action.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { answersInForm } from "#app/self-checks/points/form/read-answers.ts";

/** Without scripts. Counts what was sent, keeps nothing of it, and draws the page with the result. */
export function seeResult<Tables>(check: PointsCheck<Tables>) {
  return (on: On<Tables>) => ({
    see_result: on({
      schema: noFields,
      run({ form: sent, who: tables }) {
        const answers = answersInForm(check.form(tables), sent);
        const letter = letterFor(check, tables, answers);
        return letter.ok ? data({ answers }, { headers: { "Cache-Control": "no-store" } }) : letter;
      },
    }),
  });
}

/** Every visitor gets the same page, and whoever sends it changes nothing. */
export const fromAnybody = { hasToken: false };
