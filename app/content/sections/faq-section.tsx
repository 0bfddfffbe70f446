import type { FaqSection } from "#app/content/section.ts";
import styles from "#app/content/sections/faq-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** An answer longer than this is more than 26rem high on the narrowest phone. */
const phoneLength = 450;

/** An accordion: opening a question closes the one that was open. The browser does it, with or without our script. */
export function FaqSectionView({ section }: { section: FaqSection }) {
  return (
    <SectionFrame section={section}>
      <div className={styles.questions}>
        {section.items.map(({ question, answer }) => (
          <Disclosure
            key={question}
            name={section.id}
            summary={question}
            scrollLabel={answer.length > phoneLength ? question : undefined}
          >
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
