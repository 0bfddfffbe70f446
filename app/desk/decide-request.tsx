import { ReasonForm } from "#app/desk/reason-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";

type DecideRequestProps = {
  /** The field that names the request. */
  name: string;
  request: { id: string; decidable: boolean };
  intents: { approve: string; decline: string };
  token: string;
  /** Why a form was refused, which request it was about, and the reason that was typed. */
  problem: { about: string | null; message: string; reason: string } | null;
  /** What declining does. */
  children: string;
};

/** Approves or declines what a colleague has asked for. Nobody decides about what they asked for themselves. */
export function DecideRequest({ name, request, intents, token, problem, children }: DecideRequestProps) {
  const { id, decidable } = request;
  if (!decidable) return <p className={styles.quiet}>A colleague decides on this.</p>;
  return (
    <>
      {/* A plain form: the answer is a page read anew. */}
      <form method="post">
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        <input type="hidden" name={name} value={id} />
        <Button type="submit" name="intent" value={intents.approve}>
          Approve
        </Button>
      </form>
      <ReasonForm
        token={token}
        intent={intents.decline}
        subject={{ [name]: id }}
        label="Decline"
        problem={problem?.about === id ? problem : null}
      >
        {children}
      </ReasonForm>
    </>
  );
}
