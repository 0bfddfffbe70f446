import type { ReactNode } from "react";

import styles from "#app/ui/carousel.module.css";
import { Icon } from "#app/ui/icons.tsx";
import type { Ends } from "#app/ui/step-through.ts";

type CarouselProps = {
  label: string;
  /** Names the buttons: `Previous slide`, `Next slide`. */
  noun: string;
  slides: { id: string; content: ReactNode }[];
  /** Clamped ends slide, wrapped ends fade. */
  ends: Ends;
};

/**
 * A scrolling row that snaps, so swiping and arrow keys work; without JavaScript and in print slides follow one
 * another. Drawn on the server; `moveCarousel` answers the buttons.
 */
export function Carousel({ label, noun, slides, ends }: CarouselProps) {
  const position = (place: number) => `${place + 1} of ${slides.length}`;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-moves={slides.length > 1 ? "carousel" : undefined}
      data-ends={ends}
    >
      <div
        className={styles.track}
        role="region"
        aria-label={`${label}, moved by the arrow keys`}
        tabIndex={0}
      >
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={position(place)}
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={`row ${styles.controls}`}>
          <Step label={`Previous ${noun}`} icon="chevron-left" ended={ends === "clamp"} />
          <p className={styles.position} aria-live="polite">
            {position(0)}
          </p>
          <Step label={`Next ${noun}`} icon="chevron-right" />
        </div>
      )}
    </div>
  );
}

type StepProps = {
  label: string;
  icon: "chevron-left" | "chevron-right";
  /** Not `disabled`, which would take the focus away. */
  ended?: boolean;
};

/** Until the script comes, it is drawn as waiting. */
function Step({ label, icon, ended = false }: StepProps) {
  return (
    <button type="button" className={styles.step} disabled aria-disabled={ended || undefined}>
      <Icon name={icon} label={label} />
    </button>
  );
}
