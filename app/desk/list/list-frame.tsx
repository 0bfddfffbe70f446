import { type ReactNode, useRef } from "react";

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
  older?: string;
  newer?: string;
};

/** Around each list of the desk: saved views, filters, the rows, what is done with those chosen, and the pages. */
export function ListFrame(props: ListFrameProps) {
  const { list, filters, children, bulk, older = "Older", newer = "Newer" } = props;
  const rows = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.list}>
      <SavedViews key={`views${list.here}`} list={list} />
      <ListFilters list={list} filters={filters} />
      <div ref={rows} className={styles.rows}>
        {children}
      </div>
      {bulk}
      <div className={styles.foot}>
        <PageLinks
          links={[
            { href: list.newerHref, label: newer },
            { href: list.olderHref, label: older },
          ]}
        />
        {list.fileHref && <ExportLink href={list.fileHref} />}
        <ListKeys rows={rows} />
      </div>
    </div>
  );
}

function ExportLink({ href }: { href: string }) {
  return (
    <p className={styles.export}>
      <a href={href} className="text-link" download>
        Export as CSV
      </a>{" "}
      <span className="muted">at most 50,000 rows</span>
    </p>
  );
}
