import { fileSizeText } from "#app/files/file-size.ts";
import styles from "#app/cases/files/case-file-list.module.css";

type CaseFileListProps = {
  files: readonly {
    href: string;
    name: string;
    size: number;
  }[];
};

export function CaseFileList({ files }: CaseFileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} role="list">
      {files.map(({ href, name, size }) => (
        <li key={href}>
          <a href={href} className={styles.file} download>
            <bdi>{name}</bdi>
          </a>{" "}
          <span className="note">{fileSizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}
