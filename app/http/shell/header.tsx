import { TokenField } from "#app/forms/token-field.tsx";
import { Form, href, Link, useLocation } from "react-router";
import { Brand } from "#app/http/shell/brand.tsx";
import { CurrencyMenu } from "#app/http/shell/currency-menu.tsx";
import styles from "#app/http/shell/header.module.css";
import type { ShellData } from "#app/http/shell/shell-data.ts";
import { useClosedOnNavigation } from "#app/http/shell/closed-on-navigation.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

const menuId = "site-menu";

/** In the header on wide screens, in a popover on small ones; works without JavaScript. */
export function Header({ data }: { data: ShellData }) {
  const menu = useClosedOnNavigation();
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Brand name={data.siteName} />
        <div id={menuId} popover="auto" className={styles.menu} ref={menu}>
          <SiteLinks />
          <div className={styles.person}>
            <CurrencyMenu data={data} />
            <Account data={data} />
          </div>
        </div>
        <CartLink count={data.cartCount} />
        <button type="button" className={styles.menuButton} popoverTarget={menuId}>
          <Icon name="menu" />
          <span className={styles.menuWord}>Menu</span>
        </button>
      </div>
    </header>
  );
}

const places = [
  ["/service/", "Services"],
  ["/visas/", "Visas"],
  ["/reviews/", "Reviews"],
] as const;

function SiteLinks() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.links} aria-label="Site">
      {places.map(([path, name]) => (
        <Link
          key={path}
          to={path}
          className={styles.link}
          aria-current={pathname === path ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Account({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  const next = pathname.startsWith("/account/") ? "" : `?next=${encodeURIComponent(pathname + search)}`;
  if (!data.user) {
    return (
      <div className={styles.account}>
        <Link to={`${href("/account/login")}/${next}`} className={styles.link}>
          Log In
        </Link>
        <LinkButton to={`${href("/account/register")}${next}`} size="small">
          Sign Up
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      {data.user.atDesk && (
        <Link to="/staff/" className={styles.link}>
          Desk
        </Link>
      )}
      <Link to="/service/wallet/" className={styles.link}>
        <Icon name="wallet" />
        Wallet
      </Link>
      <Link to="/account/dashboard/" className={styles.link}>
        <Icon name="calendar" />
        Dashboard
      </Link>
      <AccountMenu user={data.user} token={data.csrfToken} />
    </div>
  );
}

/** A popover on wide screens; on small ones its links stand in the site's menu. */
function AccountMenu({ user, token }: { user: NonNullable<ShellData["user"]>; token: string }) {
  const panel = useClosedOnNavigation();
  return (
    <div>
      <button type="button" className={`${styles.link} ${styles.opener}`} popoverTarget="account">
        <Icon name="user" />
        <span className={styles.name}>{user.firstName}</span>
        <span className="visually-hidden">(your account)</span>
      </button>
      <div id="account" popover="auto" className={styles.panel} ref={panel}>
        <Link to={`${href("/profile/:username", { username: user.username })}/`} className={styles.link}>
          Your profile
        </Link>
        <Link to="/account/security" className={styles.link}>
          Log-in and security
        </Link>
        <Link to="/account/data" className={styles.link}>
          Your data
        </Link>
        <Form method="post" action="/account/sign-out" onSubmit={clearTyping}>
          <TokenField token={token} />
          <Button type="submit" size="small" wide>
            Sign Out
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** All that is kept is the customer’s own: what they typed, and what came of a payment. */
function clearTyping() {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // A browser that lets nothing be kept has kept nothing.
  }
}

function CartLink({ count }: { count: number }) {
  return (
    <Link to="/service/cart" className={styles.cart}>
      <Icon name="cart" />
      <span className={styles.cartWord}>Cart</span>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden">{count === 1 ? " item" : " items"}</span>
        </span>
      )}
    </Link>
  );
}
