import { type ChangeEvent, useState } from "react";

import { caseFileBytesMax, caseFilesMax } from "#app/files/upload-limits.ts";
import {
  caseFilesField,
  caseFilesHint,
  caseFileTypes,
  fileTooLarge,
  tooManyFiles,
} from "#app/cases/files/case-file-limits.ts";
import { useSentField } from "#app/forms/sent-form.tsx";
import { describedBy, FieldFrame, useFieldIds } from "#app/ui/fields/field.tsx";
import styles from "#app/ui/fields/file-input.module.css";

type CaseFilesFieldProps = {
  id?: string;
  label: string;
  name?: string;
  hint?: string;
  optional?: boolean;
  /** The server requires it where a form can be saved without. */
  required?: boolean;
};

export function CaseFilesField({
  id,
  label,
  name = caseFilesField,
  hint = "",
  optional = true,
  required = !optional,
}: CaseFilesFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const sent = useSentField(name);
  const text = refused ?? sent.error;
  const ids = useFieldIds(sent.id ?? id, true, text);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const message = whyNot([...(event.target.files ?? [])]);
    // The browser reports it at the field and saves the upload.
    event.target.setCustomValidity(message ?? "");
    setRefused(message);
  }

  return (
    <FieldFrame
      label={label}
      optional={optional}
      hint={`${hint} ${caseFilesHint}`.trim()}
      error={text}
      ids={ids}
    >
      <input
        type="file"
        name={name}
        multiple
        required={required}
        accept={caseFileTypes}
        className={styles.file}
        onChange={choose}
        {...describedBy(ids, text)}
      />
    </FieldFrame>
  );
}

function whyNot(files: readonly File[]): string | null {
  if (files.length > caseFilesMax) return tooManyFiles.refusal.message;
  const large = files.find(({ size }) => size > caseFileBytesMax);
  return large ? fileTooLarge(large.name).refusal.message : null;
}
