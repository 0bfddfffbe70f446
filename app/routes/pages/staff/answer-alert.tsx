import { Alert } from "#app/ui/alert.tsx";

type AnswerAlertProps = {
  /** Why the form that was sent was refused; without a message it asked for something that is shown elsewhere. */
  problem: { message: string | null } | null | undefined;
  /** What the form before it has done. */
  said: string | null;
};

/** What became of the form that was sent. */
export function AnswerAlert({ problem, said }: AnswerAlertProps) {
  if (problem) return problem.message && <Alert tone="danger">{problem.message}</Alert>;
  return said && <Alert tone="success">{said}</Alert>;
}
