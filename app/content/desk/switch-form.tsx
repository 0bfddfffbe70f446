import type { SiteSettingKey } from "#app/content/site-settings.ts";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export type Switch = {
  key: SiteSettingKey;
  label: string;
  /** What the owner has set; null for what the server is set to. */
  isOn: boolean | null;
  server: boolean;
};

type SwitchFormProps = { setting: Switch; mayEdit: boolean; token: string };

export function SwitchForm({ setting: { key, label, isOn, server }, mayEdit, token }: SwitchFormProps) {
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
    <form method="post" className={styles.form}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="key" value={key} />
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
      <Button type="submit">
        Save<span className="visually-hidden"> {label}</span>
      </Button>
    </form>
  );
}
