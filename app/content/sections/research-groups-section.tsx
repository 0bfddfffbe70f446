import {
  cardsMax,
  groupsNotLoaded,
  groupsPath,
  type ResearchGroupsState,
} from "#app/content/research-group-card.ts";
import type { ResearchGroupsSection } from "#app/content/section.ts";
import { Drawing } from "#app/content/sections/drawing.tsx";
import { ResearchGroupCards } from "#app/content/sections/research-group-cards.tsx";
import styles from "#app/content/sections/research-groups-section.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

type ResearchGroupsSectionViewProps = {
  section: ResearchGroupsSection;
  researchGroups: ResearchGroupsState | undefined;
};

export function ResearchGroupsSectionView({ section, researchGroups }: ResearchGroupsSectionViewProps) {
  return (
    <SectionFrame section={section}>
      <p className="measure">{section.intro}</p>
      <NewestGroups researchGroups={researchGroups ?? { state: "loaded", groups: [] }} />
      <div className={`stack-4 ${styles.more}`}>
        <p className={styles.question}>Didn't find what you were looking for?</p>
        <div className="row">
          <LinkButton to={`${groupsPath}create`} icon={<Icon name="plus" />}>
            Create Research Group
          </LinkButton>
          <LinkButton to={groupsPath} variant="quiet">
            View More Groups
          </LinkButton>
        </div>
      </div>
    </SectionFrame>
  );
}

function NewestGroups({ researchGroups }: { researchGroups: ResearchGroupsState }) {
  if (researchGroups.state === "failed") {
    return (
      <Alert tone="danger" announce={false}>
        <p>{groupsNotLoaded}</p>
      </Alert>
    );
  }
  const { groups } = researchGroups;
  return groups.length > 0 ? <ResearchGroupCards groups={groups.slice(0, cardsMax)} /> : <NoGroup />;
}

function NoGroup() {
  return (
    <div className={styles.none}>
      <Drawing className={styles.picture} name="research" />
      <div className={`stack-2 ${styles.words}`}>
        <h3>No group is open at the moment</h3>
        <p>Start one in your field. Others can join it as soon as it is listed.</p>
      </div>
    </div>
  );
}
