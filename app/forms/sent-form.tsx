import { createContext, use } from "react";

import { type FormAnswer, inputId } from "#app/forms/form-answer.ts";

/** What the fields of a form know of it: why it was refused, and which of its intents is on its way. */
export const SentForm = createContext<{ refused: FormAnswer | null; sending: string | null }>({
  refused: null,
  sending: null,
});

/** Which intent of the form around it is on its way. */
export function useSendingIntent(): string | null {
  return use(SentForm).sending;
}

type SentField = { id?: string; sent?: readonly string[]; error?: string };

/** What was sent in a field of the form around it and why it was refused; nothing of either before. */
export function useSentField(name: string | undefined): SentField {
  const { refused } = use(SentForm);
  if (!refused || name === undefined) return {};
  const error = refused.errors[name];
  return {
    ...(error !== undefined && { id: inputId(name), error }),
    sent: refused.fields[name] ?? [],
  };
}

/**
 * The version of a record that its form shows. Sent again after a mistake or a preview it stays the one that was seen
 * first: between the two somebody may have changed the record.
 */
export function SeenVersion({ name = "version", version }: { name?: string; version: string | number }) {
  const { refused } = use(SentForm);
  const isWhole = refused?.message != null && Object.keys(refused.errors).length === 0;
  const first = isWhole ? undefined : refused?.fields[name]?.[0];
  return <input type="hidden" name={name} value={first ?? version} />;
}
