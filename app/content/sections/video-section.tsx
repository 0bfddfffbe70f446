import { type RefObject, useEffect, useRef, useState } from "react";

import type { VideoSection } from "#app/content/section.ts";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";
import styles from "#app/content/sections/video-section.module.css";
import { Icon } from "#app/ui/icons.tsx";

type VideoSectionViewProps = { section: VideoSection; playerUrl: string };

/** The part of the container that must be in sight before the player is loaded (spec section 2). */
const visibleShare = 0.1;

/**
 * A video that loads and plays when its container first comes into sight. Until then, and without script, a link to
 * the player stands in its place, so nothing is fetched from the player's site by a reader who never gets there.
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
            // Browsers let a video begin by itself only without sound.
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

/** `still` is for people who asked for less motion: the player is there, and they start it. */
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
      // The second is for browsers that report the first crossing a hair below it.
      { threshold: [visibleShare, visibleShare + 0.05] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return player;
}
