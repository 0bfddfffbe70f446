import { Link } from "react-router";
import { Brand } from "#app/http/brand.tsx";
import styles from "#app/http/footer.module.css";

const services = [
  { to: "/service/?need=apply", words: "Applying" },
  { to: "/service/?need=write", words: "Writing" },
  { to: "/service/?need=prepare", words: "Preparing" },
  { to: "/service/?need=move", words: "Moving" },
  { to: "/service/?need=work", words: "Working" },
];
const more = [
  { to: "/reviews/", words: "Reviews" },
  { to: "/admits_rejects/", words: "Admits" },
  { to: "/guide", words: "Find a service" },
  { to: "/service/cart", words: "Cart" },
  { to: "/docs/api", words: "For programs" },
];
const smallPrint = [
  { to: "/terms", words: "Terms" },
  { to: "/privacy", words: "Privacy" },
  { to: "/refunds", words: "Refunds and guarantee" },
  { to: "/cookies", words: "Cookies" },
  { to: "/accessibility", words: "Accessibility" },
  { to: "/contact", words: "Contact" },
];
const forVisitors = [
  { to: "/account/login/", words: "Log In" },
  { to: "/account/register", words: "Sign Up" },
];
const forCustomers = [
  { to: "/account/dashboard/", words: "Dashboard" },
  { to: "/service/wallet/", words: "Wallet" },
];

export function Footer({ siteName, signedIn }: { siteName: string; signedIn: boolean }) {
  return (
    <footer className={styles.footer}>
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
    </footer>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: { to: string; words: string }[] }) {
  return (
    <nav className={styles.column} aria-label={heading}>
      <h2 className={`text-heading ${styles.heading}`}>{heading}</h2>
      <ul className="plain-list">
        {links.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
