import type { TimelineStep } from "#app/content/section-parts.ts";
import type { TimelineSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/timeline-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

/**
 * Without JavaScript, or with reduced motion, everything is visible from the start. Drawn on the server;
 * `followScrolling` fills the line.
 */
export function TimelineSectionView({ section }: { section: TimelineSection }) {
  const { intro, steps, notes } = section;
  return (
    <SectionFrame section={section}>
      {intro && <p className="measure">{intro}</p>}
      <ol className={styles.line} role="list" data-moves="timeline">
        {steps.map((step) => (
          <li className={`stack-4 ${styles.step}`} key={step.stepLabel + step.title}>
            <span className={styles.dot} />
            <Step step={step} />
          </li>
        ))}
      </ol>
      <Notes notes={notes} />
    </SectionFrame>
  );
}

function Notes({ notes }: Pick<TimelineSection, "notes">) {
  if (notes.length < 2) return notes.map((note) => <p key={note}>{note}</p>);
  return (
    <ul className={`stack-2 ${styles.notes}`}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
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
