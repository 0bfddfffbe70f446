import type { SiteSettingKey } from "#app/content/site-settings.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm } from "#app/forms/post-form.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export type Switch = {
  key: SiteSettingKey;
  label: string;
  isOn: boolean | null;
  server: boolean;
  words?: { on: string; off: string };
};

export function SwitchForm({ setting, mayEdit }: { setting: Switch; mayEdit: boolean }) {
  const { key, label, isOn, server, words = { on: "Shown", off: "Hidden" } } = setting;
  const text = (on: boolean) => (on ? words.on : words.off);
  const serverText = `As the server is set: ${text(server).toLowerCase()}`;
  if (!mayEdit) {
    return (
      <p>
        {label}: {isOn === null ? serverText : text(isOn)}
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
          { value: "server", label: serverText },
          { value: "on", label: text(true) },
          { value: "off", label: text(false) },
        ]}
        width="medium"
      />
      <SubmitButton>
        Save<span className="visually-hidden"> {label}</span>
      </SubmitButton>
    </PostForm>
  );
}
