import { useEffect, useRef } from "react";

import type { EligibilityPart } from "#app/content/section-parts.ts";
import type { EligibilitySection } from "#app/content/section.ts";
import { ExpandablePanel } from "#app/content/sections/expandable-panel.tsx";
import { EligibilityChecklist } from "#app/content/sections/eligibility-checklist.tsx";
import styles from "#app/content/sections/eligibility-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { Tabs } from "#app/ui/tabs.tsx";

export function EligibilitySectionView({ section }: { section: EligibilitySection }) {
  const { layout, intro, parts } = section;
  const ticks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = keptTicks();
    if (kept ?? ticks.current?.querySelector("li :checked")) void read(ticks.current, kept);
  }, []);
  return (
    <SectionFrame section={section}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {parts.some(hasTicks) && (
        <p className={`note ${styles.private}`}>Tick what you could show. Nothing leaves this tab.</p>
      )}
      <div className="stack-6" ref={ticks} onChange={() => void read(ticks.current, null)}>
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

const ticksKey = () => `ticks ${location.pathname}`;

function keptTicks(): string | null {
  try {
    return sessionStorage.getItem(ticksKey());
  } catch {
    return null;
  }
}

/** Few visitors tick: the script for it comes with the first tick. */
async function read(section: HTMLElement | null, kept: string | null): Promise<void> {
  const { readTicks } = await loadPart(() => import("#app/content/sections/read-ticks.ts"));
  readTicks(section, ticksKey(), kept);
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
          <LinkButton to={part.check} reloadDocument data-carries="">
            Continue in the self-check
          </LinkButton>
        </p>
      )}
    </div>
  );
  return part.cut ? <ExpandablePanel name={part.label}>{content}</ExpandablePanel> : content;
}
