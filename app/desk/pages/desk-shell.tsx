import { type ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";

import { currentPlace, type NavigationGroup } from "#app/desk/pages/desk-navigation.ts";
import styles from "#app/desk/pages/desk-shell.module.css";
import { EarlyKeys } from "#app/desk/pages/early-keys.tsx";
import { CommandButton } from "#app/desk/pages/search/command-button.tsx";
import type { StaffRole } from "#app/desk/permissions.ts";
import { TokenField } from "#app/forms/token-field.tsx";
import { useClosedOnNavigation } from "#app/http/shell/closed-on-navigation.tsx";
import { useFocusOnNewPage } from "#app/http/shell/focus-on-new-page.tsx";
import { LostLine } from "#app/http/shell/lost-line.tsx";
import { PendingPage } from "#app/http/shell/pending-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { useSubmitOnce } from "#app/ui/use-submit-once.tsx";

type DeskShellProps = {
  frame: {
    siteName: string;
    memberId: string;
    token: string;
    firstName: string;
    role: StaffRole;
    unread: number;
    navigation: NavigationGroup[];
  };
  children: ReactNode;
};

/** Without the shop's header, cart and footer. The navigation stands at the side, on phones behind a button. */
export function DeskShell({ frame, children }: DeskShellProps) {
  const main = useFocusOnNewPage();
  const menu = useClosedOnNavigation();
  useSubmitOnce();
  return (
    <div className={styles.desk} data-scale="dense">
      <EarlyKeys />
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <Link to="/staff/" className={styles.name}>
          {frame.siteName} desk
        </Link>
        <Bell unread={frame.unread} />
        <CommandButton memberId={frame.memberId} />
        <button type="button" className={styles.opener} popoverTarget="desk-menu">
          <Icon name="menu" />
          Menu
        </button>
      </header>
      <div id="desk-menu" popover="auto" className={styles.side} ref={menu}>
        <Navigation navigation={frame.navigation} />
        <Person frame={frame} />
      </div>
      <main id="main" className={styles.main} tabIndex={-1} ref={main}>
        <LostLine />
        <PendingPage cartCount={0}>{children}</PendingPage>
      </main>
    </div>
  );
}

function Bell({ unread }: { unread: number }) {
  const { pathname } = useLocation();
  const isHere = pathname.startsWith("/staff/notifications");
  return (
    <Link to="/staff/notifications" className={styles.bell} aria-current={isHere ? "page" : undefined}>
      <Icon name="bell" />
      <span className="visually-hidden">Notifications</span>
      {unread > 0 && (
        <span className={styles.unread} data-figure>
          {unread > countShownMax ? `${countShownMax}+` : unread}
          <span className="visually-hidden"> not read</span>
        </span>
      )}
    </Link>
  );
}

function Navigation({ navigation }: { navigation: NavigationGroup[] }) {
  const { pathname } = useLocation();
  const here = currentPlace(navigation, pathname);
  return (
    <nav aria-label="Desk" className={styles.navigation}>
      <Link to="/staff/" className={styles.link} aria-current={isHome(pathname) ? "page" : undefined}>
        Desk
      </Link>
      {navigation.map(({ label, links }) => (
        <div key={label} role="group" className={styles.group} aria-label={label}>
          <p className={styles.heading}>{label}</p>
          {links.map(({ to, label: name, count }) => (
            <Link key={to} to={to} className={styles.link} aria-current={to === here ? "page" : undefined}>
              {name}
              {count > 0 && (
                <span className={styles.count} data-figure>
                  {count > countShownMax ? `${countShownMax}+` : count}
                  <span className="visually-hidden"> waiting</span>
                </span>
              )}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}

const countShownMax = 99;

function isHome(path: string): boolean {
  return path.replace(/\/+$/, "") === "/staff";
}

function Person({ frame: { firstName, role, token } }: Pick<DeskShellProps, "frame">) {
  return (
    <section className={styles.person} aria-label="You">
      <p className={styles.who}>
        <span className="strong">{firstName}</span> <span className="muted">{role}</span>
      </p>
      <div className={styles.ways}>
        <Link to="/" className={styles.link} reloadDocument>
          View the shop
        </Link>
        <Form method="post" action="/account/sign-out">
          <TokenField token={token} />
          <Button type="submit" size="small" variant="quiet">
            Sign Out
          </Button>
        </Form>
      </div>
    </section>
  );
}
