import type { PictureName } from "#app/ui/picture-names.ts";
import styles from "#app/ui/pictures.module.css";

export type { PictureName } from "#app/ui/picture-names.ts";

export function Picture({ name }: { name: PictureName }) {
  return <img className={styles.picture} src={`/pictures/${name}.svg`} alt="" width="240" height="160" />;
}
