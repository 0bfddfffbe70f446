import type { ReactNode } from "react";

import { ListFilters, type ListFilter } from "#app/desk/list/list-filters.tsx";
import styles from "#app/desk/list/list-frame.module.css";
import { ListKeys } from "#app/desk/list/list-keys.tsx";
import type { ListView } from "#app/desk/list/list-view.server.ts";
import { SavedViews } from "#app/desk/list/saved-views-bar.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

type ListFrameProps = {
  list: ListView;
  filters: readonly ListFilter[];
  /** The table. */
  children: ReactNode;
  /** What can be done with the rows whose boxes are ticked. */
  bulk?: ReactNode;
  /** What the pages before and after this one are called, where rows do not stand by a moment. */
  turns?: readonly [before: string, after: string];
};

/** Around each list of the desk: saved views, filters, the rows, what is done with those chosen, and the pages. */
export function ListFrame(props: ListFrameProps) {
  const { list, filters, children, bulk, turns = list.isOldestFirst ? oldestFirst : newestFirst } = props;
  return (
    <div className={styles.list}>
      <SavedViews key={`views${list.here}`} list={list} />
      <ListFilters list={list} filters={filters} />
      <div data-rows className={styles.rows}>
        {children}
      </div>
      {bulk}
      <PageLinks
        links={[
          { href: list.previousHref, label: turns[0] },
          { href: list.nextHref, label: turns[1] },
        ]}
      />
    </div>
  );
}

const newestFirst = ["Newer", "Older"] as const;
const oldestFirst = ["Older", "Newer"] as const;

/** Beside the heading of a list: the file of it, and its keys. */
export function ListTools({ list }: { list: ListView }) {
  return (
    <div className={styles.tools}>
      {list.fileHref && <ExportLink href={list.fileHref} />}
      <ListKeys />
    </div>
  );
}

function ExportLink({ href }: { href: string }) {
  return (
    <a href={href} className="text-link" title="Up to 50,000 rows" download>
      Export as CSV
      <span className="visually-hidden">, up to 50,000 rows</span>
    </a>
  );
}
