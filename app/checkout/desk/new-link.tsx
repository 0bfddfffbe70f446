import { data, Link, redirect } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { CatalogueLinkForm } from "#app/checkout/desk/catalogue-link-form.tsx";
import { ChooseForm } from "#app/checkout/desk/choose-form.tsx";
import { CustomLinkForm } from "#app/checkout/desk/custom-link-form.tsx";
import { linksPath, newLinkPath } from "#app/checkout/payment-links/link-words.ts";
import { loadNewLink } from "#app/checkout/desk/load-new-link.server.ts";
import { takeNewLink } from "#app/checkout/desk/take-new-link.server.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/page-title.ts";
import { Alert } from "#app/ui/alert.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/new-link.ts";

/** Makes a payment link: for whom and for what, then its choices and price, then the link. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "make_link");
  return { view: await loadNewLink(member, url, new Date()), token: formToken(request) };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const { member } = await requireStaff(context, url, "make_link");
  const answer = await takeNewLink(request, { member, url, now: new Date() });
  if ("to" in answer) throw redirect(answer.to, 303);
  return data(answer.problem, { status: answer.status });
}

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("New payment link");

export default function NewLink({ loaderData, actionData }: Route.ComponentProps) {
  const { view, token } = loaderData;
  const problem = actionData ?? null;
  const isFirst = view.step === "choose";
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="New payment link"
        intro={isFirst ? "For whom it is, and what is paid by it." : undefined}
        back={
          isFirst
            ? { to: linksPath, label: "Payment links" }
            : { to: newLinkPath, label: "Another customer or service" }
        }
      />
      {problem && (
        <Alert tone="danger">
          {problem.message} {problem.otherHref && <Link to={problem.otherHref}>See that link</Link>}
        </Alert>
      )}
      {view.step === "choose" && <ChooseForm view={view} token={token} problem={problem} />}
      {view.step === "catalogue" && <CatalogueLinkForm view={view} token={token} problem={problem} />}
      {view.step === "custom" && <CustomLinkForm view={view} token={token} problem={problem} />}
    </div>
  );
}
