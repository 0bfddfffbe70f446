import { useEffect, useRef } from "react";

import type { TimelineStep } from "#app/content/section-parts.ts";
import type { TimelineSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { frameOf, InFrame } from "#app/content/sections/section-frame.tsx";
import { scrollThrottleMs, stepStates, timelineProgress } from "#app/content/sections/timeline-progress.ts";
import styles from "#app/content/sections/timeline-section.module.css";
import { Icon } from "#app/ui/icons.tsx";
import { keptInside } from "#app/ui/kept-inside.tsx";

/** Without JavaScript, or with reduced motion, everything is visible from the start. */
export function TimelineSectionView({ section }: { section: TimelineSection }) {
  return <section {...frameOf(section)} {...keptInside(Timeline, { section })} />;
}

function Timeline({ section }: { section: TimelineSection }) {
  const { intro, steps, notes } = section;
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => (line.current ? followScrolling(line.current) : undefined), []);
  return (
    <InFrame section={section}>
      {intro && <p className="measure">{intro}</p>}
      <ol className={styles.line} role="list" ref={line}>
        {steps.map((step) => (
          <li className={`stack-4 ${styles.step}`} key={step.stepLabel + step.title}>
            <span className={styles.dot} />
            <Step step={step} />
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <ul className={`stack-2 ${styles.notes}`}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </InFrame>
  );
}

function Step({ step }: { step: TimelineStep }) {
  const { stepLabel, image, title, description, duration, days } = step;
  return (
    <div className={styles.content}>
      <div className={`stack-2 ${styles.words}`}>
        <p className={styles.label}>{stepLabel}</p>
        <h3 className="step-1">{title}</h3>
        <p className={styles.times}>
          <Icon name="clock" size="small" />
          <span>
            <strong>{duration}</strong>
            {days && <span className={`note ${styles.days}`}>{days}</span>}
          </span>
        </p>
        <p className="muted measure">{description}</p>
      </div>
      <Drawing name={image} className={styles.picture} />
    </div>
  );
}

/** Changes only paint, so nothing moves. */
function followScrolling(line: HTMLElement): (() => void) | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const steps = Array.from(line.children) as HTMLElement[];
  let reading: ReturnType<typeof setTimeout> | undefined;

  function read() {
    reading = undefined;
    const tops = steps.map((step) => step.getBoundingClientRect().top);
    const top = tops[0] ?? 0;
    const height = (tops.at(-1) ?? top) - top;
    const progress = timelineProgress({ top, height, windowHeight: window.innerHeight });
    const dots = tops.map((dot) => (height > 0 ? (dot - top) / height : 0));
    line.style.setProperty("--progress", String(progress));
    stepStates(progress, dots).forEach(({ reached, filled }, index) => {
      steps[index]?.toggleAttribute("data-reached", reached);
      steps[index]?.style.setProperty("--filled", String(filled));
    });
  }

  function readSoon() {
    reading ??= setTimeout(read, scrollThrottleMs);
  }

  line.toggleAttribute("data-following", true);
  read();
  addEventListener("scroll", readSoon, { passive: true });
  addEventListener("resize", readSoon);
  return () => {
    clearTimeout(reading);
    removeEventListener("scroll", readSoon);
    removeEventListener("resize", readSoon);
  };
}
