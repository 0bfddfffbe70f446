import type { TestimonialsState } from "#app/content/page-content.ts";
import styles from "#app/content/sections/testimonials-section.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

type Failed = Extract<TestimonialsState, { state: "failed" }>;

/** Why there are none, and a way to try again: the page's own address. `sayLoading` says meanwhile what happens. */
export function FailedTestimonials({ failed, path }: { failed: Failed; path: string }) {
  const { message, at } = failed;
  return (
    <div className={`stack-3 ${styles.failure}`} data-moves="retry" data-at={at}>
      <p className={styles.failed} role="alert">
        <Icon name="danger" />
        Error loading testimonials: {message}
      </p>
      <LinkButton to={path} data-again="">
        Try again
      </LinkButton>
      <template>
        <LoadingTestimonials />
      </template>
    </div>
  );
}

export function LoadingTestimonials() {
  return (
    <p className="muted" role="status">
      Loading testimonials...
    </p>
  );
}
