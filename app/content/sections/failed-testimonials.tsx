import { useState } from "react";
import { useLocation } from "react-router";

import type { TestimonialsState } from "#app/content/page-content.ts";
import styles from "#app/content/sections/testimonials-section.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

type Failed = Extract<TestimonialsState, { state: "failed" }>;

/** Why there are none, and a way to try again: the page's own address, which is loaded again. */
export function FailedTestimonials({ testimonials }: { testimonials: Failed }) {
  const { pathname, search } = useLocation();
  const [retried, setRetried] = useState<Failed | null>(null);
  if (retried === testimonials) return <LoadingTestimonials />;
  return (
    <div className={`stack-3 ${styles.failure}`}>
      <p className={styles.failed} role="alert">
        <Icon name="danger" />
        Error loading testimonials: {testimonials.message}
      </p>
      <LinkButton to={pathname + search} replace preventScrollReset onClick={() => setRetried(testimonials)}>
        Try again
      </LinkButton>
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
