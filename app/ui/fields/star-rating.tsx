import { Icon } from "#app/ui/icons.tsx";
import styles from "#app/ui/fields/star-rating.module.css";

/** Spec section 3: always five stars, unless the owner shows the author's own. */
export function StarRating({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} out of 5 stars`}>
      {Array.from({ length: stars }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
