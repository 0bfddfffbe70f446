import type { FaqSection } from "#app/content/section.ts";
import styles from "#app/content/sections/faq-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { WholeNames } from "#app/content/sections/whole-names.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** Longer answers exceed 26rem on the narrowest phone. */
const phoneLength = 450;

/** The browser closes the other answers, even without JavaScript. */
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
            <p>
              <WholeNames>{answer}</WholeNames>
            </p>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
