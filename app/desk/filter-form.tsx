import type { ReactNode } from "react";

import styles from "#app/desk/filter-form.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";

type FilterFormProps = {
  /** The list without filters. */
  path: string;
  /** Null where no filter is set. */
  clear?: string | null;
  children: ReactNode;
};

/** A form of its own address, so that a filtered list can be kept as a bookmark. */
export function FilterForm({ path, clear = "Clear", children }: FilterFormProps) {
  return (
    <form className={`stack-4 ${styles.form}`} action={path} aria-label="Filters">
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
