import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

import type { EndedForm } from "#app/routes/shell/ended-form.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepsTyping } from "#app/ui/kept-typing.tsx";

/**
 * After a form that was sent when the session had ended. This page keeps what was typed while the customer logs in
 * beside it. Sending it on changes nothing yet: the form is drawn with it, to be looked at and sent again.
 */
export function EndedFormPage({ form: { to, words, hadFiles } }: { form: EndedForm }) {
  const navigate = useNavigate();
  const next = new URLSearchParams({ next: to });
  // The tab itself keeps what was typed there, and puts it back.
  const logInHere = useEffectEvent(() => {
    if (!keepsTyping(pathOf(to))) return;
    void navigate(`/account/login/?${next}&ended=`, { replace: true });
  });
  useEffect(() => logInHere(), []);
  return (
    <div className="page">
      <EmptyState
        picture="lighthouse"
        heading="You were signed out"
        level={1}
        action={
          <>
            <LinkButton variant="action" to={`/account/login/?${next}`} target="_blank">
              Log In<span className="visually-hidden"> (in a new tab)</span>
            </LinkButton>
            {words && (
              <form method="post" action={to} encType="multipart/form-data">
                {words.map(([name, value], index) => (
                  <input key={index} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit">Go on with what I typed</Button>
              </form>
            )}
          </>
        }
      >
        {words ? (
          <p>
            Nothing was sent. What you chose and typed is kept on this page. Log in, which opens a new tab,
            then come back to this one and go on.
          </p>
        ) : (
          <p>
            Nothing was sent. It is too large to be kept on this page: go back to it with your browser, copy
            what you typed, then log in.
          </p>
        )}
        {hadFiles && <p>Files have to be chosen again.</p>}
      </EmptyState>
    </div>
  );
}

function pathOf(to: string): string {
  return to.split(/[?#]/, 1)[0] ?? to;
}
