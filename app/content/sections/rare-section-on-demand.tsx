import { type ComponentProps, lazy, Suspense } from "react";

import type { RareSectionView } from "#app/content/sections/rare-section.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/*
 * Sections of a page or two are no part of every page's script: in the browser they come by themselves. The server has
 * them at hand, so that they can be read before their script is there, or without it.
 */
const View = import.meta.env.SSR
  ? (await import("#app/content/sections/rare-section.tsx")).RareSectionView
  : lazy(async () => {
      const { RareSectionView } = await loadPart(() => import("#app/content/sections/rare-section.tsx"));
      return { default: RareSectionView };
    });

export function RareSectionOnDemand(props: ComponentProps<typeof RareSectionView>) {
  return (
    <Suspense fallback={<SlowPart />}>
      <View {...props} />
    </Suspense>
  );
}
