import styles from "#app/dashboard/to-do-list.module.css";
import type { ToDo } from "#app/dashboard/to-do.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { KeptDates } from "#app/ui/kept-dates.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

const shownMax = 5;

export function ToDoList({ list }: { list: readonly ToDo[] }) {
  const more = list.slice(shownMax);
  return (
    <section className={`card stack-3 ${styles.section}`} aria-labelledby="to-do-heading">
      <h2 id="to-do-heading">To do</h2>
      {list.length === 0 && <p className="muted">Nothing right now. We’ll email you when we need you.</p>}
      <Rows list={list.slice(0, shownMax)} first={0} />
      {more.length > 0 && (
        <Disclosure summary={`${more.length} more`}>
          <Rows list={more} first={shownMax} />
        </Disclosure>
      )}
    </section>
  );
}

function Rows({ list, first }: { list: readonly ToDo[]; first: number }) {
  if (list.length === 0) return null;
  return (
    <ul className={styles.list} role="list">
      {list.map(({ about, text, action, href, askedToCancel }, at) => (
        <li key={`${first + at}`}>
          <div>
            <p className="strong">
              {about} {askedToCancel && <Badge tone="warning">Cancellation requested</Badge>}
            </p>
            <p className="note">
              <KeptDates>{text}</KeptDates>
            </p>
          </div>
          <LinkButton
            to={href}
            size="small"
            variant={first + at === 0 ? "action" : "plain"}
            reloadDocument={href.startsWith("/service/pay/")}
          >
            {action}
            <span className="visually-hidden">: {about}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
