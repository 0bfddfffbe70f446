import { type ReactNode, useEffect, useRef, useState } from "react";

import { useHydrated } from "#app/ui/use-hydrated.tsx";
import styles from "#app/ui/carousel.module.css";
import { Icon } from "#app/ui/icons.tsx";
import { type Ends, stepThrough } from "#app/ui/step-through.ts";

type CarouselProps = {
  label: string;
  /** Names the buttons: `Previous slide`, `Next slide`. */
  noun: string;
  slides: { id: string; content: ReactNode }[];
  /** Clamped ends slide, wrapped ends fade. */
  ends: Ends;
};

/** One fades out, then the next in (spec sections 4 and 9). */
const fadeMs = 100;
const restMs = 100;

/**
 * A scrolling row that snaps, so swiping and arrow keys work; without JavaScript and in print slides follow one
 * another.
 */
export function Carousel({ label, noun, slides, ends }: CarouselProps) {
  const { track, index, fading, step, settle } = useTrack(slides.length, ends);

  const position = (place: number) => `${place + 1} of ${slides.length}`;
  const ended = (by: number) => ends === "clamp" && stepThrough(index, by, slides.length, ends) === index;
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div
        ref={track}
        className={styles.track}
        role="region"
        aria-label={`${label}, moved by the arrow keys`}
        tabIndex={0}
        data-fading={fading || undefined}
        onScroll={settle}
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
          <Step label={`Previous ${noun}`} icon="chevron-left" ended={ended(-1)} onPress={() => step(-1)} />
          <p className={styles.position} aria-live="polite">
            {position(index)}
          </p>
          <Step label={`Next ${noun}`} icon="chevron-right" ended={ended(1)} onPress={() => step(1)} />
        </div>
      )}
    </div>
  );
}

type StepProps = {
  label: string;
  icon: "chevron-left" | "chevron-right";
  /** Not `disabled`, which would take the focus away. */
  ended: boolean;
  onPress: () => void;
};

function Step({ label, icon, ended, onPress }: StepProps) {
  const awake = useHydrated();
  return (
    <button
      type="button"
      className={styles.step}
      disabled={!awake}
      aria-disabled={ended || undefined}
      onClick={onPress}
    >
      <Icon name={icon} label={label} />
    </button>
  );
}

function useTrack(count: number, ends: Ends) {
  const track = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function step(by: number) {
    const next = stepThrough(index, by, count, ends);
    setIndex(next);
    clearTimeout(timer.current);
    if (ends === "clamp") return show(next);
    setFading(true);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    timer.current = setTimeout(
      () => {
        show(next, "instant");
        setFading(false);
      },
      calm ? 0 : fadeMs,
    );
  }

  function show(place: number, behavior?: ScrollBehavior) {
    const row = track.current;
    row?.scrollTo({ left: place * row.clientWidth, behavior });
  }

  function settle() {
    if (fading) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = track.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    }, restMs);
  }

  return { track, index, fading, step, settle };
}
