import type { ChangeEvent } from "react";

import { useHydrated } from "#app/ui/use-hydrated.tsx";

/** Above the boxes of a list. Without a script there is nothing that it could do. */
export function SelectAll({ label }: { label: string }) {
  if (!useHydrated()) return <span className="visually-hidden">{label}</span>;
  return <input type="checkbox" aria-label={label} onChange={chooseAll} />;
}

function chooseAll({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const table = currentTarget.closest("table");
  for (const box of table?.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"][form]') ?? []) {
    box.checked = currentTarget.checked;
  }
}
