import type { SiteSettingKey } from "#app/content/site-settings.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

export type Switch = {
  key: SiteSettingKey;
  label: string;
  /** What the owner has set; null for what the server is set to. */
  isOn: boolean | null;
  server: boolean;
};

export function SwitchForm({ setting, mayEdit }: { setting: Switch; mayEdit: boolean }) {
  const { key, label, isOn, server } = setting;
  const words = (on: boolean) => (on ? "Shown" : "Hidden");
  const serverWords = `As the server is set: ${words(server).toLowerCase()}`;
  if (!mayEdit) {
    return (
      <p>
        {label}: {isOn === null ? serverWords : words(isOn)}
      </p>
    );
  }
  return (
    <PostForm intent="switch" about={{ key }} reloadDocument className={`stack-4 ${styles.form}`}>
      <SelectField
        label={label}
        name="to"
        defaultValue={isOn === null ? "server" : isOn ? "on" : "off"}
        options={[
          { value: "server", label: serverWords },
          { value: "on", label: words(true) },
          { value: "off", label: words(false) },
        ]}
        width="medium"
      />
      <SubmitButton>
        Save<span className="visually-hidden"> {label}</span>
      </SubmitButton>
    </PostForm>
  );
}
