import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Evaluated with the first route that imports it, which is before the page's script has told the router its routes.
if ("__reactRouterRouteModules" in window) wake();
else addEventListener("routes", wake, { once: true });

function wake(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// A build has one stylesheet with everything in it; development loads styles with what it draws.
if (import.meta.env.DEV) void import("#app/entry.styles.ts");
