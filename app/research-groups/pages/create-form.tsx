import { PostForm } from "#app/forms/post-form.tsx";
import { descriptionLength, titleLength } from "#app/research-groups/group.ts";
import styles from "#app/research-groups/pages/create-group.module.css";
import { RoleChoice } from "#app/research-groups/pages/role-choice.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { Field, TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type CreateFormProps = { sizes: number[]; coAuthors: number; onSize: (coAuthors: number) => void };

export function CreateForm({ sizes, coAuthors, onSize }: CreateFormProps) {
  return (
    <PostForm intent="create" className={`stack-6 ${styles.form}`}>
      <AnswerSummary />
      <Field
        label="Title"
        name="title"
        hint={`What the group is called in the list. At most ${titleLength.max} characters.`}
        required
        minLength={titleLength.min}
        maxLength={titleLength.max}
      />
      <TextAreaField
        label="What the paper is about"
        name="description"
        rows={7}
        hint={`The question, the field, and who you look for. ${lengthText(descriptionLength)} Everybody can read it, so name no one.`}
        required
        minLength={descriptionLength.min}
        maxLength={descriptionLength.max}
      />
      <ChoiceGroup
        legend="Co-authors"
        name="coAuthors"
        hint="How many besides you. The group is full when they have joined."
        required
        defaultValue={String(coAuthors)}
        onChoose={(size) => onSize(Number(size))}
        choices={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <RoleChoice />
      <SubmitButton variant="action">Create Group</SubmitButton>
    </PostForm>
  );
}

function lengthText({ min, max }: { min: number; max: number }): string {
  return `${min} to ${max.toLocaleString("en")} characters.`;
}
