import { href, useLocation } from "react-router";

import type { PageData } from "#app/content/page-content.ts";
import type { SignUpSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/sign-up-section.module.css";
import { LinkButton } from "#app/ui/button.tsx";

type SignUpSectionViewProps = { section: SignUpSection; data: PageData };

export function SignUpSectionView({ section, data }: SignUpSectionViewProps) {
  const { pathname } = useLocation();
  if (data.signedIn) return null;
  const { header, description, image } = section.prompt;
  const next = `next=${encodeURIComponent(pathname)}`;
  return (
    <SectionFrame section={section}>
      <div className={styles.prompt}>
        <Drawing name={image} className={styles.picture} />
        <div className="stack-3 measure">
          {header !== section.heading && <h3 className="step-1">{header}</h3>}
          <p>{description}</p>
          <p className={`row ${styles.ways}`}>
            <LinkButton to={`${href("/account/register")}?${next}`}>Sign Up</LinkButton>
            <LinkButton to={`${href("/account/login")}/?${next}`} variant="quiet">
              Log In
            </LinkButton>
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}
