import { Form, useNavigation } from "react-router";

import { ErrorSummary } from "#app/accounts/error-summary.tsx";
import { descriptionLength, titleLength } from "#app/research-groups/group.ts";
import styles from "#app/research-groups/pages/create-group.module.css";
import { RoleChoice } from "#app/research-groups/pages/role-choice.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";

export const createFields = ["title", "description", "coAuthors", "role"] as const;

/** What was typed, and why no group was made of it. The field is null where the fault is in none. */
export type CreateAnswer = { values: Record<string, string>; message: string; field: string | null };

type CreateFormProps = {
  sizes: number[];
  coAuthors: number;
  onSize: (coAuthors: number) => void;
  token: string;
  answer: CreateAnswer | null;
};

export function CreateForm({ sizes, coAuthors, onSize, token, answer }: CreateFormProps) {
  const busy = useNavigation().state === "submitting";
  const errorOf = (field: string) => (answer?.field === field ? answer.message : null);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      {answer && <Summary answer={answer} />}
      <Field
        id="title"
        label="Title"
        name="title"
        hint={`What the group is called in the list. At most ${titleLength.max} characters.`}
        required
        minLength={titleLength.min}
        maxLength={titleLength.max}
        defaultValue={answer?.values["title"]}
        error={errorOf("title")}
      />
      <TextAreaField
        id="description"
        label="What the paper is about"
        name="description"
        rows={7}
        hint={`The question, the field, and who you look for. ${lengthWords(descriptionLength)} Everybody can read it, so name no one.`}
        required
        minLength={descriptionLength.min}
        maxLength={descriptionLength.max}
        defaultValue={answer?.values["description"]}
        error={errorOf("description")}
      />
      <ChoiceGroup
        legend="Co-authors"
        name="coAuthors"
        hint="How many besides you. The group is full when they have joined."
        required
        defaultValue={String(coAuthors)}
        onChoose={(size) => onSize(Number(size))}
        choices={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        error={errorOf("coAuthors")}
      />
      <RoleChoice defaultRole={answer?.values["role"]} error={errorOf("role")} />
      <Button type="submit" variant="action" pending={busy}>
        Create Group
      </Button>
    </Form>
  );
}

function lengthWords({ min, max }: { min: number; max: number }): string {
  return `${min} to ${max.toLocaleString("en")} characters.`;
}

/** A way leads only to a field of one box; what is chosen among several is said. */
function Summary({ answer: { field, message } }: { answer: CreateAnswer }) {
  const isBox = field === "title" || field === "description";
  return <ErrorSummary errors={isBox ? { [field]: message } : {}} refusal={isBox ? undefined : message} />;
}
