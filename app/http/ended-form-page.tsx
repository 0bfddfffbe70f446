import { useEffect, useEffectEvent } from "react";
import { href, useNavigate } from "react-router";

import { type EndedForm, keptAs } from "#app/accounts/ended-form.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepsTyping } from "#app/ui/fields/form-draft.tsx";

/**
 * Keeps what was typed while the customer logs in. Continuing only restores the form: nothing is sent until they send
 * it again.
 */
export function EndedFormPage({ form }: { form: EndedForm }) {
  const { to, text, hadFiles, hadSecrets } = form;
  const navigate = useNavigate();
  const next = new URLSearchParams({ next: to });
  const logInHere = useEffectEvent(() => {
    if (!keepsTyping(keptAs(form))) return;
    void navigate(`${href("/account/login")}/?${next}&ended=`, { replace: true });
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
            <LinkButton variant="action" to={`${href("/account/login")}/?${next}`} target="_blank">
              Log In<span className="visually-hidden"> (in a new tab)</span>
            </LinkButton>
            {text && (
              <form method="post" action={to} encType="multipart/form-data">
                {text.map(([name, value], index) => (
                  <input key={index} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit">Continue with what I typed</Button>
              </form>
            )}
          </>
        }
      >
        {text ? (
          <p>
            Nothing was sent. What you chose and typed is kept on this page. Log in (a new tab opens), then
            come back here and continue.
          </p>
        ) : (
          <p>
            Nothing was sent. What you typed is too long to keep on this page: go back in your browser, copy
            it, then log in.
          </p>
        )}
        {hadFiles && <p>Files have to be chosen again.</p>}
        {hadSecrets && <p>Passwords and codes have to be typed again.</p>}
      </EmptyState>
    </div>
  );
}
