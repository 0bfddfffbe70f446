import recordStyles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function SecondReaderForm({ isOn }: { isOn: boolean }) {
  return (
    <section aria-labelledby="reader-heading">
      <h2 id="reader-heading">Second reader</h2>
      <PostForm intent="reader" reloadDocument className={`stack-4 ${recordStyles.form}`}>
        <CheckboxField
          label="A colleague reads each version before it is delivered"
          name="second_reader"
          value="yes"
          defaultChecked={isOn}
          hint="Nobody approves their own version. Managers can read every one, counsellors what they are asked to."
        />
        <SubmitButton>Save the Setting</SubmitButton>
      </PostForm>
    </section>
  );
}
