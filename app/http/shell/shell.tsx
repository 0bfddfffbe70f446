import type { ReactNode } from "react";
import { useFocusOnNewPage } from "#app/http/shell/focus-on-new-page.tsx";
import { Header } from "#app/http/shell/header.tsx";
import { LostLine } from "#app/http/shell/lost-line.tsx";
import { PendingPage } from "#app/http/shell/pending-page.tsx";
import type { ShellData } from "#app/http/shell/shell-data.ts";
import styles from "#app/http/shell/shell.module.css";
import { HelpDock } from "#app/support-chat/help-dock.tsx";
import { DrawnPart } from "#app/ui/drawn-part.tsx";
import { useSubmitOnce } from "#app/ui/use-submit-once.tsx";

export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const main = useFocusOnNewPage();
  useSubmitOnce();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <Header data={data} />
      <main id="main" className={styles.main} tabIndex={-1} ref={main}>
        <LostLine />
        <PendingPage cartCount={data.cartCount}>{children}</PendingPage>
      </main>
      <footer className="laid-out-later">{data.footer && <DrawnPart drawn={data.footer} />}</footer>
      <HelpDock
        signedIn={data.user !== null}
        chatHref={data.supportChatHref}
        liveChatScript={data.liveChatScript}
      />
    </>
  );
}
