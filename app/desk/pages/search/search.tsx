import { Form, Link } from "react-router";

import { searchMax } from "#app/desk/pages/search/search-max.ts";
import type { SearchGroup } from "#app/desk/pages/search/search-hit.ts";
import { searchDesk, startOfSearch } from "#app/desk/pages/search/search-desk.server.ts";
import styles from "#app/desk/pages/search/search.module.css";
import recordStyles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/search.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, null);
  const text = url.searchParams.get("q")?.trim().slice(0, searchMax) ?? "";
  return { text, groups: text === "" ? startOfSearch(member) : await searchDesk(member, text, new Date()) };
}

export const meta = unlisted("Search");

export default function Search({ loaderData: { text, groups } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${recordStyles.page}`}>
      <PageHeading title="Search" />
      <Form method="get" className={recordStyles.search} role="search">
        <Field
          key={text}
          label="Search the desk"
          name="q"
          type="search"
          hint="A name, email or mobile, an order, a receipt, a payment, a reference, a coupon, a page."
          defaultValue={text}
          maxLength={searchMax}
          after={<Button type="submit">Search</Button>}
        />
      </Form>
      {groups.length === 0 && (
        <p className="note">Nothing that you may open matches “{text}”. Try fewer words, or a part of one.</p>
      )}
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { label, hits } }: { group: SearchGroup }) {
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.list} role="list">
        {hits.map(({ title, detail, href, isFile }) => (
          <li key={href + title}>
            <Link to={href} className={styles.hit} reloadDocument={isFile}>
              <span className={styles.title}>{title}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
