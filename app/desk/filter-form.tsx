import type { ReactNode } from "react";

import styles from "#app/desk/filter-form.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";

type FilterFormProps = {
  path: string;
  clear?: string | null;
  children: ReactNode;
};

/** A GET form, so filtered lists can be bookmarked. */
export function FilterForm({ path, clear = "Clear", children }: FilterFormProps) {
  return (
    <form className={styles.form} action={path} aria-label="Filters">
      {children}
      <p className="row">
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
