import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";

import type { CasePage } from "#app/cases/case-part.ts";
import styles from "#app/cases/case-page.module.css";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { FormDraftNote } from "#app/ui/fields/form-draft-note.tsx";
import { useFormDraft } from "#app/ui/fields/form-draft.tsx";

type CaseFormProps = {
  /** `<part>.<action>`. */
  intent: string;
  files?: boolean;
  about?: Record<string, string>;
  hidden?: Record<string, string>;
  children: ReactNode;
};

/** A form of a case's part: the answer is a page read again, at the part. */
export function CaseForm({ hidden = {}, children, ...form }: CaseFormProps) {
  return (
    <PostForm {...usePlace(form)}>
      <HiddenFields hidden={hidden} />
      {children}
    </PostForm>
  );
}

/** The device keeps what is typed until it is sent. Only one of its kind per page. */
export function KeptCaseForm({ page, hidden = {}, children, ...form }: CaseFormProps & { page: CasePage }) {
  const place = usePlace(form);
  const element = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const answered = useIsRefused(form.intent);
  const key = `${pathname} ${form.intent}`;
  const kept = useFormDraft(element, key, { done: page.said !== null, answered });
  return (
    <PostForm {...place} ref={element} data-draft={key}>
      <HiddenFields hidden={hidden} />
      {children}
      <FormDraftNote kept={kept} files={form.files ?? false} />
    </PostForm>
  );
}

function usePlace({ intent, about = {}, files = false }: Omit<CaseFormProps, "hidden" | "children">) {
  const { search } = useLocation();
  const [part] = intent.split(".");
  return {
    intent,
    about,
    action: `${search}#${part}`,
    reloadDocument: true,
    className: `stack-4 ${styles.form}`,
    ...(files && { encType: "multipart/form-data" as const }),
  };
}

function HiddenFields({ hidden }: { hidden: Record<string, string> }) {
  return Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
