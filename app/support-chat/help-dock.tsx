import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { guidePath } from "#app/support-chat/guide-path.ts";
import type { HelpDialogProps } from "#app/support-chat/help-dialog.tsx";
import styles from "#app/support-chat/help-dock.module.css";
import { useStepAside } from "#app/support-chat/step-aside.tsx";
import { type Widgets, widgetsOn } from "#app/support-chat/widget-policy.ts";
import { Icon } from "#app/ui/icons.tsx";

type HelpDockProps = {
  signedIn: boolean;
  chatHref: string | null;
  liveChatScript: string | null;
};

type Asked = HelpDialogProps["asked"];
type Opened = { asked: Asked; at: string; Dialog: ComponentType<HelpDialogProps> };

/** Works without scripts: links and the native popover. Dialog scripts load on demand. */
export function HelpDock({ signedIn, chatHref, liveChatScript }: HelpDockProps) {
  const { pathname, key } = useLocation();
  const widgets = widgetsOn(pathname);
  const dock = useRef<HTMLElement>(null);
  useStepAside(dock, key);
  const [opened, setOpened] = useState<Opened | null>(null);
  // Returning to a page must not reopen an old dialog.
  useEffect(() => () => setOpened(null), [pathname]);
  const script = widgets.liveChat ? liveChatScript : null;
  useEffect(() => {
    if (!liveChatScript) return;
    import("#app/support-chat/live-chat.ts").then(
      ({ liveChatOn }) => liveChatOn(pathname, script),
      () => {},
    );
  }, [liveChatScript, pathname, script]);
  const liveChat = widgets.liveChat ? (script ? "beside" : undefined) : "hidden";
  if (!widgets.messaging || !chatHref) return <div data-live-chat={liveChat} />;

  /** If the dialog's script does not load, the link opens its page. */
  function open(event: MouseEvent<HTMLAnchorElement>, asked: Asked) {
    const { href } = event.currentTarget;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("#app/support-chat/help-dialog.tsx").then(
      ({ HelpDialog }) => setOpened({ asked, at: pathname, Dialog: HelpDialog }),
      () => location.assign(href),
    );
  }

  return (
    <aside
      ref={dock}
      className={styles.dock}
      aria-label="Help"
      data-live-chat={liveChat}
      data-aside=""
      {...stands(widgets.messaging)}
    >
      {(widgets.assistant || widgets.chatModal) && <HelpMenu widgets={widgets} onAsk={open} />}
      <a className={styles.messaging} href={chatHref} target="_blank" rel="noreferrer">
        <Icon name="chat" />
        <span className={styles.words}>WhatsApp</span>
        <span className="visually-hidden">, in a new tab</span>
      </a>
      {opened?.at === pathname && (
        <opened.Dialog asked={opened.asked} signedIn={signedIn} onClose={() => setOpened(null)} />
      )}
    </aside>
  );
}

function stands(messaging: NonNullable<Widgets["messaging"]>): Record<string, string> {
  return Object.fromEntries(Object.entries(messaging).map(([from, stand]) => [`data-from-${from}`, stand]));
}

type HelpMenuProps = {
  widgets: Widgets;
  onAsk: (event: MouseEvent<HTMLAnchorElement>, asked: Asked) => void;
};

function HelpMenu({ widgets, onAsk }: HelpMenuProps) {
  return (
    <>
      <button type="button" className={styles.help} popoverTarget="help-menu">
        <Icon name="compass" />
        Help
      </button>
      <div id="help-menu" popover="auto" className={`card ${styles.menu}`}>
        {widgets.assistant && (
          <a href={guidePath} className={styles.item} onClick={(event) => onAsk(event, "assistant")}>
            <Icon name="compass" />
            Find the right service
          </a>
        )}
        {widgets.chatModal && (
          <a href="/contact#whatsapp" className={styles.item} onClick={(event) => onAsk(event, "chat")}>
            <Icon name="chat" />
            Free five-minute WhatsApp chat
          </a>
        )}
      </div>
    </>
  );
}
