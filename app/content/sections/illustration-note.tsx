import styles from "#app/content/sections/illustration-note.module.css";
import { Icon } from "#app/ui/icons.tsx";

export function IllustrationNote({ children }: { children: string }) {
  return (
    <p className={`note ${styles.note}`}>
      <Icon name="info" size="small" />
      <span>{children}</span>
    </p>
  );
}
