import type { EligibilityPart } from "#app/content/section-parts.ts";
import type { EligibilitySection } from "#app/content/section.ts";
import { ExpandablePanel } from "#app/content/sections/expandable-panel.tsx";
import { EligibilityChecklist } from "#app/content/sections/eligibility-checklist.tsx";
import styles from "#app/content/sections/eligibility-section.module.css";
import { OfficialNotes } from "#app/content/sections/official-notes.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export function EligibilitySectionView({ section }: { section: EligibilitySection }) {
  const { layout, intro, parts } = section;
  return (
    <SectionFrame section={section}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {parts.some(hasTicks) && (
        <p className={`note ${styles.private}`}>Tick what you could show. Nothing leaves this tab.</p>
      )}
      <div className="stack-6" data-moves={parts.some(hasTicks) ? "ticks" : undefined}>
        {layout === "tabs" ? (
          <Tabs
            label={section.heading}
            tabs={parts.map((part) => ({
              id: part.id,
              label: part.label,
              panel: <Part part={part} heading="h3" />,
            }))}
          />
        ) : (
          parts.map((part) => (
            <section
              className={`stack-4 ${styles.part}`}
              key={part.id}
              id={part.id}
              aria-labelledby={`${part.id}-name`}
            >
              <h3 className="step-2" id={`${part.id}-name`}>
                {part.label}
              </h3>
              <Part part={part} heading="h4" />
            </section>
          ))
        )}
      </div>
    </SectionFrame>
  );
}

function hasTicks({ lists }: EligibilityPart): boolean {
  return lists.some(({ needed }) => needed !== null);
}

function Part({ part, heading }: { part: EligibilityPart; heading: "h3" | "h4" }) {
  const content = (
    <div className="stack-6" data-check={part.check}>
      <p className={styles.summary}>
        <TextParts parts={part.summary} />
      </p>
      {part.lists.map((list) => (
        <EligibilityChecklist key={list.heading} list={list} heading={heading} />
      ))}
      {part.check && (
        <p>
          <LinkButton to={part.check} data-carries="">
            Continue in the self-check
          </LinkButton>
        </p>
      )}
    </div>
  );
  return (
    <div className="stack-6">
      {part.cut ? (
        <ExpandablePanel id={`${part.id}-whole`} name={part.label}>
          {content}
        </ExpandablePanel>
      ) : (
        content
      )}
      {part.official && <OfficialNotes notes={part.official} />}
    </div>
  );
}
