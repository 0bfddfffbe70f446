import { Link } from "react-router";

import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { byIntent } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { db } from "#app/platform/db.server.ts";
import { ownEntry } from "#app/platform/own-entry.ts";
import { type KeptCheckView, viewKeptCheck } from "#app/self-checks/kept/kept-check-view.server.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";
import { readResult } from "#app/self-checks/kept/read-result.server.ts";
import { keepAction, keptAction } from "#app/self-checks/pages/kept-checks-action.server.ts";
import { KeepCheckForm } from "#app/self-checks/pages/keep-check-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/kept-checks.ts";

/** `check` and `result` are there after a log-in on the way: then the press is offered once more. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context }, url.pathname + url.search);
  const now = new Date();
  const [check, result] = [url.searchParams.get("check"), url.searchParams.get("result")];
  const offered = check !== null && result !== null ? await readResult({ check, result }, now) : null;
  const kept = await listKeptChecks(db, user.id);
  return {
    token: formToken(request),
    kept: await Promise.all(kept.map((one) => viewKeptCheck(one, now))),
    offered: offered?.ok ? { ...(await viewKeptCheck(offered.value, now)), result: result ?? "" } : null,
    unread: offered && !offered.ok ? offered.refusal.message : null,
    done: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

const doneMessages: Record<string, string> = {
  kept: "The result is kept in your account.",
  deleted: "The result is deleted.",
};

export const action = byIntent({ keep: keepAction }, keptAction);

export const shouldRevalidate = afterEveryAction;

export const meta = unlisted("Your self-checks");

export default function KeptChecks({ loaderData }: Route.ComponentProps) {
  const { kept, offered, unread, done } = loaderData;
  return (
    <div className="page stack-8">
      <PageHeading
        title="Your self-checks"
        intro="Results that you asked us to keep. They fill in the form and the evidence list of a service that matches, where your counsellor sees them too. Nobody else does."
        back={{ to: "/account/dashboard/", label: "Your dashboard" }}
      />
      <AnswerSummary success={done} />
      {unread && (
        <Alert tone="warning">
          <p>{unread}</p>
        </Alert>
      )}
      {offered && (
        <section className="card stack-3" aria-labelledby="offered-heading">
          <h2 id="offered-heading" className="step-2">
            Keep your result for {offered.name}?
          </h2>
          <Lines lines={offered.lines} />
          <KeepCheckForm check={offered.check} result={offered.result} variant="action" />
        </section>
      )}
      {kept.length === 0 && !offered ? (
        <EmptyState
          picture="telescope"
          heading="You have kept no results"
          action={<LinkButton to="/check/">See the self-checks</LinkButton>}
        >
          Each result has a button that keeps it here.
        </EmptyState>
      ) : (
        <ul className="plain-list stack-4">
          {kept.map((one) => (
            <Kept key={one.check} kept={one} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Kept({ kept: { check, name, path, servicePath, keptOn, lines, answers } }: { kept: KeptCheckView }) {
  return (
    <li className="card stack-3">
      <h2 className="step-2">{name}</h2>
      <p className="note">Kept on {keptOn}</p>
      <Lines lines={lines} />
      <div className="row">
        {/* Posted, as without scripts: the result is drawn by the check's own page, with the answers in no address. */}
        <form method="post" action={path}>
          <input type="hidden" name="intent" value="see_result" />
          {Object.entries(answers).flatMap(([question, chosen]) =>
            chosen.map((answer) => (
              <input key={`${question} ${answer}`} type="hidden" name={question} value={answer} />
            )),
          )}
          <Button type="submit">
            See the result<span className="visually-hidden">: {name}</span>
          </Button>
        </form>
        <Link className="text-link" to={servicePath}>
          What we do for it<span className="visually-hidden">: {name}</span>
        </Link>
        <PostForm intent="delete" about={{ check }}>
          <SubmitButton variant="quiet">
            Delete<span className="visually-hidden"> the result of {name}</span>
          </SubmitButton>
        </PostForm>
      </div>
    </li>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="stack-1 measure">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
