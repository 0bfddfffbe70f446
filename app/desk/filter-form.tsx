import type { ReactNode } from "react";

import styles from "#app/desk/filter-form.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";

type FilterFormProps = {
  path: string;
  clear?: string | null;
  /** What of the address stays as it is, such as how a list is sorted. */
  kept?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A GET form, so filtered lists can be bookmarked. */
export function FilterForm({ path, clear = "Clear", kept = {}, children }: FilterFormProps) {
  return (
    <form className={styles.form} action={path} aria-label="Filters">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className={`row ${styles.buttons}`}>
        <Button type="submit">Show</Button>
        {clear && (
          <LinkButton to={path} variant="quiet" reloadDocument>
            {clear}
          </LinkButton>
        )}
      </p>
    </form>
  );
}
