import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Form, useActionData, useMatches, useNavigation } from "react-router";

import { type FormAnswer, inputId, isFormAnswer } from "#app/forms/form-answer.ts";
import { saidBack } from "#app/forms/sent-fields.ts";

/** What a form is about, by its hidden fields: of several forms of one intent these tell which one was refused. */
type About = Record<string, string | number>;

type PostFormProps = Omit<ComponentProps<typeof Form>, "method" | "about"> & {
  /** What the form asks for; several where its buttons say which. */
  intent: string | readonly string[];
  about?: About;
  children: ReactNode;
};

type Answered = { refused: FormAnswer | null; sending: string | null };

const Answer = createContext<Answered>({ refused: null, sending: null });

/** A form that posts to its own page. Its fields find by themselves what was sent before and why it was refused. */
export function PostForm({ intent, about = {}, children, ...form }: PostFormProps) {
  const intents = typeof intent === "string" ? [intent] : intent;
  const token = useFormToken();
  const refused = useRefusedForm();
  const { formData } = useNavigation();
  const sent = formData && { intent: String(formData.get("intent")), fields: saidBack(formData) };
  const answered = {
    refused: refused && isForm(refused, intents, about) ? refused : null,
    sending: sent && isForm(sent, intents, about) ? sent.intent : null,
  };
  return (
    <Answer value={answered}>
      <Form noValidate {...form} method="post">
        <input type="hidden" name="csrfmiddlewaretoken" value={token} />
        {typeof intent === "string" && <input type="hidden" name="intent" value={intent} />}
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </Form>
    </Answer>
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

/** The form of this page that was refused last; null once one was done. */
export function useRefusedForm(): FormAnswer | null {
  const answer = useActionData<unknown>();
  return isFormAnswer(answer) ? answer : null;
}

/** Whether the form of this intent, about this, was refused: then what hides it stands open. */
export function useIsRefused(intent: string | readonly string[], about: About = {}): boolean {
  const refused = useRefusedForm();
  return refused !== null && isForm(refused, typeof intent === "string" ? [intent] : intent, about);
}

/** Which intent of the form around it is on its way. */
export function useSendingIntent(): string | null {
  return use(Answer).sending;
}

type SentField = { id?: string; sent?: readonly string[]; error?: string };

/** What was sent in a field of the form around it and why it was refused; nothing of either before. */
export function useSentField(name: string | undefined): SentField {
  const { refused } = use(Answer);
  if (!refused || name === undefined) return {};
  const error = refused.errors[name];
  return {
    ...(error !== undefined && { id: inputId(name), error }),
    sent: refused.fields[name] ?? [],
  };
}

/** The token that the page's loader, or that of a layout around it, has given. */
function useFormToken(): string | undefined {
  const tokens = useMatches().map(({ loaderData }) =>
    typeof loaderData === "object" && loaderData !== null && "token" in loaderData ? loaderData.token : null,
  );
  return tokens.findLast((token) => typeof token === "string");
}

/**
 * The version of a record that its form shows. Sent again after a mistake it stays the one that was seen first: between
 * the two somebody may have changed the record.
 */
export function SeenVersion({ version }: { version: string | number }) {
  const { refused } = use(Answer);
  const first =
    refused && Object.keys(refused.errors).length > 0 ? refused.fields["version"]?.[0] : undefined;
  return <input type="hidden" name="version" value={first ?? version} />;
}
