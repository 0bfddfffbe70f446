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
          <span className="note">{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
