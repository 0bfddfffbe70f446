import type { PageSection } from "#app/content/section.ts";
import { followScrolling } from "#app/content/sections/follow-scrolling.ts";
import { keepTicks } from "#app/content/sections/keep-ticks.ts";
import { loadPlayer } from "#app/content/sections/load-player.ts";
import { openPanel } from "#app/content/sections/open-panel.ts";
import { sayLoading } from "#app/content/sections/say-loading.ts";
import { DrawnPart, type Wake } from "#app/ui/drawn-part.tsx";
import { jumpInTabs } from "#app/ui/jump-in-tabs.ts";
import { moveCarousel } from "#app/ui/move-carousel.ts";

export function DrawnSection({ section }: { section: PageSection }) {
  return <DrawnPart drawn={section.drawn} wake={wake} />;
}

/** By what a section's elements say of themselves in `data-moves`. */
const moves: Record<string, Wake> = {
  carousel: moveCarousel,
  panel: openPanel,
  player: loadPlayer,
  retry: sayLoading,
  tabs: jumpInTabs,
  ticks: keepTicks,
  timeline: followScrolling,
};

const wake: Wake = (section, end) => {
  for (const element of section.querySelectorAll<HTMLElement>("[data-moves]")) {
    moves[element.dataset["moves"] ?? ""]?.(element, end);
  }
};
