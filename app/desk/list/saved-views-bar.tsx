import { Link } from "react-router";

import styles from "#app/desk/list/list-frame.module.css";
import type { ListView } from "#app/desk/list/list-view.server.ts";
import { viewNameMax } from "#app/desk/list/view-name.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

/** What somebody has narrowed this list to before, and the way to keep how it stands. */
export function SavedViews({ list: { path, views, toKeep } }: { list: ListView }) {
  if (views.length === 0 && toKeep === "") return null;
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav aria-label="Saved views" className={styles.views}>
          {views.map(({ id, name, href, isHere }) => (
            <Link key={id} to={href} aria-current={isHere ? "page" : undefined}>
              {name}
            </Link>
          ))}
          <Link to="/staff/views">Change views</Link>
        </nav>
      )}
      {toKeep !== "" && (
        <details className={styles.save}>
          <summary>Save this view</summary>
          <PostForm
            intent="save"
            action="/staff/views"
            about={{ list: path, query: toKeep }}
            reloadDocument
            className={styles.saveForm}
          >
            <Field
              label="Name of the view"
              name="name"
              width="medium"
              required
              maxLength={viewNameMax}
              hint="Filters and order are kept, but not whom you looked for."
            />
            <SubmitButton size="small">Save</SubmitButton>
          </PostForm>
        </details>
      )}
    </div>
  );
}
