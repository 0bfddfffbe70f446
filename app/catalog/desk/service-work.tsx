import { data, href } from "react-router";

import { findServiceRecord } from "#app/catalog/desk/edit-service.server.ts";
import { seenOf } from "#app/catalog/desk/edit-work.server.ts";
import { QuestionForm, StepForm } from "#app/catalog/desk/work-forms.tsx";
import { WorkPartActions, WorkPartsGone } from "#app/catalog/desk/work-part-actions.tsx";
import { workIntents } from "#app/catalog/desk/work-intents.server.ts";
import { workView } from "#app/catalog/desk/form-and-plan-view.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { emptyWorkEdits } from "#app/catalog/work-edits.ts";
import { mayEver } from "#app/desk/permissions.ts";
import styles from "#app/desk/record-page.module.css";
import { asStaff, requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/service-work.ts";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_catalogue");
  const { text, sale } = valueOrStatus(await findServiceRecord(member, slug));
  if (!isServiceSlug(slug)) throw data(null, { status: 404 });
  return {
    slug,
    heading: text.heading,
    seen: seenOf(sale.work ?? emptyWorkEdits()),
    work: workView(slug, sale.work),
    mayEdit: mayEver(member.role, "change_sale"),
    success: url.searchParams.has("done") ? "It is kept, for what is sold from now on." : null,
  };
}

export const action = formAction(asStaff("change_sale"), workIntents);

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedPage(loaderData ? `Form and plan: ${loaderData.heading}` : "Form and plan", matches);
}

export default function ServiceWork({ loaderData }: Route.ComponentProps) {
  const { slug, heading, seen, work, mayEdit, success } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Form and plan"
        intro="What customers fill in, and the steps they see. What is sold already keeps the form and plan that it was sold with."
        back={{ to: href("/staff/catalogue/services/:slug", { slug }), label: heading }}
      />
      <AnswerSummary success={success} />
      <section aria-labelledby="questions">
        <h2 id="questions">Form</h2>
        <DataTable
          label="Form"
          columns={{ said: "Question", kind: "Answered by", must: "Must", actions: mayEdit && "What to do" }}
          rows={work.questions.map(({ label, hint, kind, required, ...question }) => ({
            id: question.name,
            said: { text: label, note: hint },
            kind,
            must: required ? "Yes" : "No",
            actions: mayEdit && (
              <WorkPartActions list="questions" part={{ ...question, said: label, mayGo: true }} seen={seen}>
                <QuestionForm question={{ ...question, label, hint, required }} seen={seen} />
              </WorkPartActions>
            ),
          }))}
          empty=""
        />
        <WorkPartsGone list="questions" gone={work.gone.questions} seen={seen} mayEdit={mayEdit} />
        {mayEdit && (
          <>
            <h3>Add a question</h3>
            <QuestionForm question={null} seen={seen} />
          </>
        )}
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">Plan</h2>
        <DataTable
          label="Plan"
          columns={{ said: "Step", by: "Who", actions: mayEdit && "What to do" }}
          rows={work.steps.map(({ text, by, isFixed, ...step }) => ({
            id: step.name,
            said: { text, note: isFixed ? "Always there: it follows what happens." : null },
            by,
            actions: mayEdit && !isFixed && (
              <WorkPartActions list="steps" part={{ ...step, said: text }} seen={seen}>
                <StepForm step={{ name: step.name, text }} seen={seen} />
              </WorkPartActions>
            ),
          }))}
          empty=""
        />
        <WorkPartsGone list="steps" gone={work.gone.steps} seen={seen} mayEdit={mayEdit} />
        {mayEdit && (
          <>
            <h3>Add a step before the delivery</h3>
            <StepForm step={null} seen={seen} />
          </>
        )}
      </section>
    </div>
  );
}
