import { Link } from "react-router";
import { Brand } from "#app/http/shell/brand.tsx";
import styles from "#app/http/shell/footer.module.css";

const services = [
  { to: "/service/?need=apply", text: "Applying" },
  { to: "/service/?need=write", text: "Writing" },
  { to: "/service/?need=prepare", text: "Preparing" },
  { to: "/service/?need=move", text: "Moving" },
  { to: "/service/?need=work", text: "Working" },
];
const more = [
  { to: "/reviews/", text: "Reviews" },
  { to: "/admits_rejects/", text: "Admits" },
  { to: "/check/", text: "Self-checks" },
  { to: "/guide", text: "Find a service" },
  { to: "/service/cart", text: "Cart" },
  { to: "/docs/api", text: "For developers" },
];
const smallPrint = [
  { to: "/terms", text: "Terms" },
  { to: "/privacy", text: "Privacy" },
  { to: "/refunds", text: "Refunds and guarantee" },
  { to: "/cookies", text: "Cookies" },
  { to: "/accessibility", text: "Accessibility" },
  { to: "/contact", text: "Contact" },
];
const forVisitors = [
  { to: "/account/login/", text: "Log In" },
  { to: "/account/register", text: "Sign Up" },
];
const forCustomers = [
  { to: "/account/dashboard/", text: "Dashboard" },
  { to: "/service/wallet/", text: "Wallet" },
];

/** The same for everyone, so it is drawn on the server alone. */
export function Footer({ siteName, signedIn }: { siteName: string; signedIn: boolean }) {
  return (
    <div className={styles.footer}>
      <div className={`page stack-8 ${styles.columns}`}>
        <div className={styles.about}>
          <Brand name={siteName} />
          <p>
            Paid advice for people who want to study or work abroad. You see the whole price before you start,
            and a named person answers for the work.
          </p>
        </div>
        <LinkColumn heading="Services" links={services} />
        <LinkColumn heading="Your account" links={signedIn ? forCustomers : forVisitors} />
        <LinkColumn heading="More" links={more} />
        <LinkColumn heading="Small print" links={smallPrint} />
      </div>
      <div className={styles.print}>
        <div className="page">
          <p>
            {siteName} is a private consultancy. It is not a government office, a university or a law firm,
            and its pages are general information, not legal advice. No one can guarantee a government&rsquo;s
            decision. University, test and government fees are never part of our price.
          </p>
        </div>
      </div>
    </div>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: { to: string; text: string }[] }) {
  return (
    <nav className={styles.column} aria-label={heading}>
      <h2 className={`text-heading ${styles.heading}`}>{heading}</h2>
      <ul className="plain-list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
