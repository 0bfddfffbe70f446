import { Link, useLocation } from "react-router";

import { deskFilePath } from "#app/cases/files/case-file-path.ts";
import styles from "#app/cases/files/case-file-list.module.css";
import { fileSizeText } from "#app/files/file-size.ts";

type CaseFileListProps = {
  files: readonly {
    href: string;
    name: string;
    size: number;
  }[];
};

/** The desk looks at a file first; a customer keeps it. */
export function CaseFileList({ files }: CaseFileListProps) {
  const atDesk = useLocation().pathname.startsWith("/staff/");
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} role="list">
      {files.map(({ href, name, size }) => (
        <li key={href}>
          {atDesk ? (
            <Link to={deskFilePath(href.split("/").at(-1) ?? "")} className={styles.file}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <a href={href} className={styles.file} download>
              <bdi>{name}</bdi>
            </a>
          )}{" "}
          <span className="note">{fileSizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}
