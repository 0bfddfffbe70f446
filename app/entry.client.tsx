import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// A build has one stylesheet with everything in it; development loads styles with what it draws.
if (import.meta.env.DEV) void import("#app/entry.styles.ts");
