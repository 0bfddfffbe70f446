import { data } from "react-router";

import { formAction } from "#app/forms/form-action.server.ts";
import { noFields } from "#app/forms/fields.ts";
import { letterFor, type PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { answersInForm } from "#app/self-checks/points/form/read-answers.ts";

/** Without scripts. Counts what was sent, keeps nothing of it, and draws the page with the result. */
export function pointsAction<Tables>(check: PointsCheck<Tables>, tables: () => Promise<Tables>) {
  return formAction(
    tables,
    (on) => ({
      see_result: on({
        schema: noFields,
        run({ form: sent, who }) {
          const answers = answersInForm(check.form(who), sent);
          const letter = letterFor(check, who, answers);
          return letter.ok ? data({ answers }, { headers: { "Cache-Control": "no-store" } }) : letter;
        },
      }),
    }),
    // Every visitor gets the same page, and whoever sends it changes nothing.
    { hasToken: false },
  );
}
