import { type ComponentProps, lazy, Suspense } from "react";

import type { RareSectionView } from "#app/content/sections/rare-section.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/** Rare sections load on demand in browsers; the server has them at once, for pages without scripts. */
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
