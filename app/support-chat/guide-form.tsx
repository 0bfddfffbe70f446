import { Form } from "react-router";

import { guideCountries, guidePurposes } from "#app/support-chat/guide-answers.ts";
import styles from "#app/support-chat/guide-form.module.css";
import { guidePath } from "#app/support-chat/guide-path.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";

type GuideFormProps = {
  answers: { where: string; what: string } | null;
};

/** Answers go into the address, so the result can be shared. */
export function GuideForm({ answers }: GuideFormProps) {
  return (
    <Form method="get" action={guidePath} className={`stack-6 ${styles.form}`}>
      <ChoiceGroup
        legend="Where do you want to go?"
        name="where"
        choices={guideCountries}
        defaultValue={answers?.where}
        required
      />
      <ChoiceGroup
        legend="What do you want to do?"
        name="what"
        choices={guidePurposes}
        defaultValue={answers?.what}
        required
      />
      <Button type="submit" variant="action">
        Show what fits
      </Button>
    </Form>
  );
}
