import { type ComponentProps, lazy, Suspense } from "react";

import type { EndedFormPage } from "#app/http/ended-form-page.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/** Few are signed out while they type, so browsers load it on demand. */
const Page = import.meta.env.SSR
  ? (await import("#app/http/ended-form-page.tsx")).EndedFormPage
  : lazy(async () => {
      const { EndedFormPage } = await loadPart(() => import("#app/http/ended-form-page.tsx"));
      return { default: EndedFormPage };
    });

export function EndedFormOnDemand(props: ComponentProps<typeof EndedFormPage>) {
  return (
    <Suspense fallback={<SlowPart />}>
      <Page {...props} />
    </Suspense>
  );
}
