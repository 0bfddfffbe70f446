import { useEffect, useRef } from "react";

import { Alert } from "#app/ui/alert.tsx";

type AnswerAlertProps = {
  /** Why the form that was sent was refused; without a message it asked for something that is shown elsewhere. */
  problem: { message: string | null } | null | undefined;
  /** What the form before it has done. */
  said: string | null;
};

/** What became of the form that was sent. A refusal takes the focus, so that it is read first. */
export function AnswerAlert({ problem, said }: AnswerAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  if (!problem) return said && <Alert tone="success">{said}</Alert>;
  if (!problem.message) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="danger">{problem.message}</Alert>
    </div>
  );
}
