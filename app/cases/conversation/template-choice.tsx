import { type FormEvent, type RefObject, useState } from "react";

import type { FilledTemplate } from "#app/cases/conversation/desk-composer-view.ts";
import styles from "#app/cases/conversation/desk-composer.module.css";
import { writeInto } from "#app/cases/conversation/write-into.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type TemplateChoiceProps = {
  templates: readonly FilledTemplate[];
  chosen: FilledTemplate | null;
  box: RefObject<HTMLTextAreaElement | null>;
};

/** Adds to what is typed. Without a script the page is read again with the box filled. */
export function TemplateChoice({ templates, chosen, box }: TemplateChoiceProps) {
  const [used, setUsed] = useState(chosen);

  function use(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get("template");
    const template = templates.find((one) => one.id === id) ?? null;
    setUsed(template);
    if (!template || !box.current) return;
    const typed = box.current.value.trimEnd();
    writeInto(box.current, typed === "" ? template.text : `${typed}\n\n${template.text}`);
  }

  return (
    <>
      <form method="get" action="#conversation" className={styles.templates} onSubmit={use}>
        <SelectField
          label="Template"
          name="template"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Choose a template"
          defaultValue={chosen?.id ?? ""}
        />
        <Button type="submit">Use Template</Button>
      </form>
      <div aria-live="polite">
        {used && used.missing.length > 0 && (
          <p className={styles.missing}>Fill in by hand: {used.missing.join(", ")}.</p>
        )}
      </div>
    </>
  );
}
