import type { AdvantagesSection } from "#app/content/section.ts";
import styles from "#app/content/sections/advantages-section.module.css";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { TextParts } from "#app/content/sections/text-parts.tsx";
import { Icon, type IconName } from "#app/ui/icons.tsx";

const icons: Record<AdvantagesSection["tone"], IconName> = { advantage: "check", disadvantage: "warning" };

export function AdvantagesSectionView({ section }: { section: AdvantagesSection }) {
  const { tone, items, image } = section;
  return (
    <SectionFrame section={section}>
      <div className={styles.advantages} data-picture={image !== null || undefined}>
        <ul className={styles.items} data-tone={tone} role="list">
          {items.map(({ heading, title }) => (
            <li className={`stack-4 ${styles.item}`} key={heading}>
              <span className={styles.icon}>
                <Icon name={icons[tone]} />
              </span>
              <div>
                <h3 className={`text-heading ${styles.heading}`}>{heading}</h3>
                <p className="muted measure">
                  <TextParts parts={title} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        {image && <Drawing name={image} className={styles.picture} />}
      </div>
    </SectionFrame>
  );
}
