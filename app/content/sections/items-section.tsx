import type { PageContentItem } from "#app/content/section-parts.ts";
import type { ItemsSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import styles from "#app/content/sections/items-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icons.tsx";

export function ItemsSectionView({ section }: { section: ItemsSection }) {
  return (
    <SectionFrame section={section}>
      <SectionIntro intro={section.intro} className={styles.intro} />
      <Items section={section} />
    </SectionFrame>
  );
}

function Items({ section: { layout, items, heading } }: { section: ItemsSection }) {
  if (layout === "slides") {
    return (
      <Carousel
        label={heading}
        noun="slide"
        ends="clamp"
        slides={items.map((item) => ({
          id: item.heading,
          content: (
            <div className={styles.slide}>
              <Item item={item} />
            </div>
          ),
        }))}
      />
    );
  }
  const List = layout === "steps" ? "ol" : "ul";
  return (
    <List className={styles[layout]} role="list">
      {items.map((item) => (
        <li className={styles.item} key={item.heading}>
          {layout === "checklist" && <Icon name="check" />}
          <Item item={item} />
        </li>
      ))}
    </List>
  );
}

function Item({ item: { heading, title, description, image } }: { item: PageContentItem }) {
  return (
    <>
      {image && <Drawing className={styles.image} name={image} />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </>
  );
}
