import type { ComponentProps } from "react";

import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "name" | "value" | "pending"> & {
  /** Which of its form's buttons this is. */
  intent?: string;
};

export function SubmitButton({ intent, ...button }: SubmitButtonProps) {
  const sending = useSendingIntent();
  const isOwn = intent === undefined || sending === intent;
  return (
    <Button
      {...button}
      type="submit"
      {...(intent && { name: "intent", value: intent })}
      pending={sending !== null && isOwn}
      aria-disabled={sending !== null || undefined}
    />
  );
}
