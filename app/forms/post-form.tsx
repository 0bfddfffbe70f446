import type { ComponentProps, ReactNode } from "react";
import { Form, useActionData, useMatches } from "react-router";

import { type FormAnswer, isFormAnswer } from "#app/forms/form-answer.ts";
import { SentForm } from "#app/forms/sent-form.tsx";
import { typedValues } from "#app/forms/sent-fields.ts";
import { TokenField } from "#app/forms/token-field.tsx";
import { useNavigation } from "#app/forms/use-navigation.tsx";

type About = Record<string, string | number>;

type PostFormProps = Omit<ComponentProps<typeof Form>, "method" | "about"> & {
  intent: string | readonly string[];
  about?: About;
  children?: ReactNode;
};

/** Its fields find the earlier input and the refusal by themselves. */
export function PostForm({ intent, about = {}, children, ...form }: PostFormProps) {
  const intents = typeof intent === "string" ? [intent] : intent;
  const token = useFormToken();
  const refused = useRefusedForm();
  const { formData } = useNavigation();
  const sent = formData && { intent: String(formData.get("intent")), fields: typedValues(formData) };
  const answered = {
    refused: refused && isForm(refused, intents, about) ? refused : null,
    sending: sent && isForm(sent, intents, about) ? sent.intent : null,
  };
  return (
    <SentForm value={answered}>
      <Form noValidate {...form} method="post">
        <TokenField token={token} />
        {typeof intent === "string" && <input type="hidden" name="intent" value={intent} />}
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </Form>
    </SentForm>
  );
}

function isForm(
  { intent, fields }: Pick<FormAnswer, "intent" | "fields">,
  intents: readonly string[],
  about: About,
): boolean {
  const isAbout = Object.entries(about).every(([name, value]) => fields[name]?.[0] === String(value));
  return intents.includes(intent) && isAbout;
}

export function useRefusedForm(): FormAnswer | null {
  const answer = useActionData<unknown>();
  return isFormAnswer(answer) ? answer : null;
}

/** What an intent answered with `{ preview }`. */
export function usePreview<Preview extends object>(): Preview | null {
  const answer = useRefusedForm();
  const isRefused = answer && (answer.message !== null || Object.keys(answer.errors).length > 0);
  return isRefused ? null : ((answer?.details as Preview | undefined) ?? null);
}

/** Then whatever hides the form must be open. */
export function useIsRefused(intent: string | readonly string[], about: About = {}): boolean {
  const refused = useRefusedForm();
  return refused !== null && isForm(refused, typeof intent === "string" ? [intent] : intent, about);
}

function useFormToken(): string | undefined {
  const tokens = useMatches().map(({ loaderData }) =>
    typeof loaderData === "object" && loaderData !== null && "token" in loaderData ? loaderData.token : null,
  );
  return tokens.findLast((token) => typeof token === "string");
}
