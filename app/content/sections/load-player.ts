/** Share of the container in view before the player loads (spec section 2). */
const visibleShare = 0.1;

/** Puts a video's player in the place of its link, once that is in view. */
export function loadPlayer(screen: HTMLElement, end: AbortSignal): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < visibleShare) return;
      observer.disconnect();
      const link = screen.querySelector("a");
      const address = link?.getAttribute("href");
      if (address) screen.replaceChildren(playerFor(address, screen.dataset["title"] ?? ""));
    },
    // Some browsers report the first crossing just below it, so add a second threshold.
    { threshold: [visibleShare, visibleShare + 0.05] },
  );
  observer.observe(screen);
  end.addEventListener("abort", () => observer.disconnect());
}

/** With reduced motion, the reader starts the video. Browsers block autoplay with sound. */
function playerFor(address: string, title: string): HTMLIFrameElement {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return Object.assign(document.createElement("iframe"), {
    title,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    referrerPolicy: "strict-origin-when-cross-origin",
    src: still ? address : `${address}?autoplay=1&mute=1`,
  });
}
