import type { ComponentProps } from "react";

import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { Button } from "#app/ui/button.tsx";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "name" | "value" | "pending"> & {
  /** What it asks for, where its form has several buttons. */
  intent?: string;
};

/** Sends the form around it, and shows that this is under way; until then the form's other buttons wait. */
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
