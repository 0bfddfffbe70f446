import { useRef } from "react";
import { data } from "react-router";

import { isVisaCheckId } from "#app/catalog/visa-checks.ts";
import { noFields } from "#app/forms/fields.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { isFormAnswer } from "#app/forms/form-answer.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { env } from "#app/platform/env.server.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { answersInForm } from "#app/self-checks/evidence/answers-in-form.ts";
import { CheckForm } from "#app/self-checks/pages/check-form.tsx";
import { CheckLetter } from "#app/self-checks/pages/check-letter.tsx";
import { checkView } from "#app/self-checks/pages/check-view.server.ts";
import styles from "#app/self-checks/pages/check.module.css";
import { usePlace } from "#app/self-checks/pages/use-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/check.ts";

export function loader({ params }: Route.LoaderArgs) {
  return { ...checkView(checkNamed(params.visa)), supportWhatsapp: env().SUPPORT_WHATSAPP };
}

function checkNamed(name: string | undefined) {
  if (name === undefined || !isVisaCheckId(name)) throw data(null, { status: 404 });
  return name;
}

/** Without scripts. Counts what was sent, keeps nothing of it, and draws the page with the result. */
export const action = formAction(
  ({ params }) => allChecks[checkNamed(params["visa"])],
  (on) => ({
    see_result: on({
      schema: noFields,
      run: ({ form, who }) =>
        data({ answers: answersInForm(who, form) }, { headers: { "Cache-Control": "no-store" } }),
    }),
  }),
  // Every visitor gets the same page, and whoever sends it changes nothing.
  { hasToken: false },
);

/** A page with answers in it stays in no browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const shouldRevalidate = afterEveryAction;

export function meta(where: Route.MetaArgs) {
  if (!where.loaderData) return [];
  const { name } = where.loaderData;
  const description = `Which of the evidence that ${name} asks for do you have, and which is missing or weak? No account is needed, and nothing is stored unless you ask.`;
  return pageMeta({ title: `${name} self-check`, description }, where);
}

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  return <WholeCheck key={loaderData.path} view={loaderData} sent={actionData} />;
}

type WholeCheckProps = {
  view: Route.ComponentProps["loaderData"];
  sent: Route.ComponentProps["actionData"];
};

function WholeCheck({ view, sent }: WholeCheckProps) {
  const answered = sent && !isFormAnswer(sent) ? sent.answers : null;
  const form = useRef<HTMLFormElement>(null);
  const { isOld, ...state } = usePlace(view.definition, answered, form);
  const { awake, place } = state;
  const isResult = place.step === "result";
  return (
    <article className={`page ${styles.page}`}>
      <PageHeading
        title={`${view.name} self-check`}
        intro={view.definition.intro}
        back={{ to: "/check/", label: "All self-checks" }}
      />
      {isOld && (
        <p className={styles.old} role="status">
          The answers in this address belong to an earlier version of the check. Please answer again.
        </p>
      )}
      {isResult && <CheckLetter view={view} answers={place.answers} {...state} />}
      {(!isResult || !awake) && <CheckForm definition={view.definition} form={form} {...state} />}
    </article>
  );
}
