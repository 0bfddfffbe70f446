import { type RefObject, useEffect, useRef, useState } from "react";

import type { VideoSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/video-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

type VideoSectionViewProps = { section: VideoSection; playerUrl: string };

/** Share of the container in view before the player loads (spec section 2). */
const visibleShare = 0.1;

/**
 * Loads the player only when in view; before that, and without scripts, it is a link. Readers who never scroll there
 * contact no third party.
 */
export function VideoSectionView({ section, playerUrl }: VideoSectionViewProps) {
  const { videoId, title } = section;
  const container = useRef<HTMLDivElement>(null);
  const player = usePlayer(container);
  const address = playerUrl + encodeURIComponent(videoId);
  return (
    <SectionFrame section={section}>
      <div className={styles.screen} ref={container}>
        {player === "waiting" ? (
          <a className={styles.link} href={address}>
            <span className={styles.disc}>
              <Icon name="video" size="large" />
            </span>
            Watch: {title}
          </a>
        ) : (
          <iframe
            className={styles.player}
            // Browsers block autoplay with sound.
            src={player === "playing" ? `${address}?autoplay=1&mute=1` : address}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </SectionFrame>
  );
}

/** `still`: with reduced motion, the reader starts the video. */
type Player = "waiting" | "playing" | "still";

function usePlayer(container: RefObject<HTMLDivElement | null>): Player {
  const [player, setPlayer] = useState<Player>("waiting");
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < visibleShare) return;
        observer.disconnect();
        setPlayer(matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "playing");
      },
      // Some browsers report the first crossing just below it, so add a second threshold.
      { threshold: [visibleShare, visibleShare + 0.05] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return player;
}
