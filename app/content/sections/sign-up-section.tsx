import { href } from "react-router";

import type { SignUpSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/sign-up-section.module.css";
import { LinkButton } from "#app/ui/button.tsx";

type SignUpSectionViewProps = { section: SignUpSection; next: string };

/** For visitors alone. */
export function SignUpSectionView({ section, next }: SignUpSectionViewProps) {
  const { header, description, image } = section.prompt;
  const query = `next=${encodeURIComponent(next)}`;
  return (
    <SectionFrame section={section}>
      <div className={styles.prompt}>
        <Drawing name={image} className={styles.picture} />
        <div className="stack-3 measure">
          {header !== section.heading && <h3 className="step-1">{header}</h3>}
          <p>{description}</p>
          <p className={`row ${styles.ways}`}>
            <LinkButton to={`${href("/account/register")}?${query}`}>Sign Up</LinkButton>
            <LinkButton to={`${href("/account/login")}/?${query}`} variant="quiet">
              Log In
            </LinkButton>
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}
