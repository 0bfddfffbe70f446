import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import { siteNameOf, unlistedPage } from "#app/http/shell/page-title.ts";
import { ErrorPage } from "#app/http/error-page.tsx";
import { type ShellData, unknownVisitor } from "#app/http/shell/shell-data.ts";
import { ScriptsLast } from "#app/http/shell/scripts-last.tsx";
import { Shell } from "#app/http/shell/shell.tsx";
import "#app/ui/base.css";
import "#app/ui/parts.css";
import displayFont from "#app/ui/fonts/fraunces.woff2?url";
import textFont from "#app/ui/fonts/inter.woff2?url";

import type { Route } from "./+types/root.ts";

export function links() {
  return [
    ...[textFont, displayFont].map((href) => ({
      rel: "preload",
      href,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous" as const,
    })),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  ];
}

export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return [{ title: siteNameOf(matches) }];
  return unlistedPage("Page not available", matches);
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f151c" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScriptsLast />
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<ShellData>("http/layout");
  return (
    <Shell data={data ?? unknownVisitor}>
      <ErrorPage error={error} />
    </Shell>
  );
}
