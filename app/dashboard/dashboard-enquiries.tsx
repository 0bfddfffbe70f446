import { Link } from "react-router";

import styles from "#app/dashboard/dashboard-groups.module.css";
import type { OwnEnquiry } from "#app/dashboard/load-dashboard-enquiries.server.ts";
import { stateLabels, stateTones } from "#app/enquiries/enquiry.ts";
import { Badge } from "#app/ui/badge.tsx";

export function DashboardEnquiries({ enquiries }: { enquiries: OwnEnquiry[] }) {
  if (enquiries.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="enquiries-heading">
      <h2 id="enquiries-heading">Your messages to us</h2>
      <ul className={styles.list} role="list">
        {enquiries.map(({ reference, href, about, state }) => (
          <li key={reference}>
            <Link to={href}>{reference}</Link>
            <span className="muted">{about}</span>
            <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/account/messages">See all your messages</Link>
      </p>
    </section>
  );
}
