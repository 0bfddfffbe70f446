import { createContext, use } from "react";

import { type FormAnswer, inputId } from "#app/forms/form-answer.ts";

export const SentForm = createContext<{ refused: FormAnswer | null; sending: string | null }>({
  refused: null,
  sending: null,
});

export function useSendingIntent(): string | null {
  return use(SentForm).sending;
}

type SentField = { id?: string; sent?: readonly string[]; error?: string };

export function useSentField(name: string | undefined): SentField {
  const { refused } = use(SentForm);
  if (!refused || name === undefined) return {};
  const error = refused.errors[name];
  return {
    ...(error !== undefined && { id: inputId(name), error }),
    sent: refused.fields[name] ?? [],
  };
}

/** Names one sending, so that a second press stores nothing twice; a form whose answer was lost keeps it. */
export function SendKey({ value }: { value: string }) {
  const { refused } = use(SentForm);
  return <input type="hidden" name="send_key" value={refused?.fields["send_key"]?.[0] ?? value} />;
}

/** After an error or preview the form keeps the version first seen: the record may have changed since. */
export function SeenVersion({ name = "version", version }: { name?: string; version: string | number }) {
  const { refused } = use(SentForm);
  const isWhole = refused?.message != null && Object.keys(refused.errors).length === 0;
  const first = isWhole ? undefined : refused?.fields[name]?.[0];
  return <input type="hidden" name={name} value={first ?? version} />;
}
