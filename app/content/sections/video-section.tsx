import type { VideoSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/video-section.module.css";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icons.tsx";

type VideoSectionViewProps = { section: VideoSection; playerUrl: string };

/**
 * A link, in whose place `loadPlayer` puts the player when it is in view. Readers who never scroll there contact no
 * third party.
 */
export function VideoSectionView({ section, playerUrl }: VideoSectionViewProps) {
  const { videoId, title, transcript } = section;
  return (
    <SectionFrame section={section}>
      <div className={styles.screen} data-moves="player" data-title={title}>
        <a className={styles.link} href={playerUrl + encodeURIComponent(videoId)}>
          <span className={styles.disc}>
            <Icon name="video" size="large" />
          </span>
          Watch: {title}
        </a>
      </div>
      {transcript && (
        <Disclosure summary="Read what is said" scrollLabel="What is said in the video">
          <div className="stack-3 measure">
            {transcript.split(/\n+/).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      )}
    </SectionFrame>
  );
}
