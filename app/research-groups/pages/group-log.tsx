import type { GroupPage } from "#app/research-groups/group-page.ts";
import { contributionLength } from "#app/research-groups/group.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useAcceptedCount } from "#app/forms/use-accepted-count.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import { groupLogText } from "#app/research-groups/group-log-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";
import { writtenDate } from "#app/platform/dates.ts";

type GroupLogProps = {
  page: { group: Pick<GroupPage, "log" | "olderLog">; path: string; logIsOlder: boolean };
};

export function GroupLog({ page }: GroupLogProps) {
  const { group, path } = page;
  const { log } = group;
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="log">
      <h2 id="log">Contribution log</h2>
      <p className={styles.note}>
        Only members read it. The author statement of each paper is written from it, so nothing in it is
        changed later.
      </p>
      <ol className={styles.log} role="list">
        {log.map((entry) => (
          <li key={entry.id}>
            <p className={styles.when}>
              <time dateTime={entry.at.toISOString()}>{writtenDate(entry.at)}</time>
            </p>
            <p>{groupLogText(entry)}</p>
            {entry.event === "contributed" && <p className="keep-lines">{entry.text}</p>}
          </li>
        ))}
      </ol>
      <OtherEntries page={page} />
      {/* A new key empties the form once saved. */}
      <PostForm
        key={useAcceptedCount("contribute")}
        intent="contribute"
        action={path}
        className={`stack-4 ${styles.form}`}
      >
        <TextAreaField
          label="What have you contributed?"
          name="text"
          rows={4}
          required
          minLength={contributionLength.min}
          maxLength={contributionLength.max}
          hint={`${contributionLength.min} to ${contributionLength.max.toLocaleString("en")} characters, plain text.`}
        />
        <SubmitButton>Add to the log</SubmitButton>
      </PostForm>
    </section>
  );
}

function OtherEntries({ page: { group, path, logIsOlder } }: Pick<GroupLogProps, "page">) {
  if (group.olderLog === null && !logIsOlder) return null;
  return (
    <p className="row">
      {group.olderLog !== null && (
        <LinkButton to={`${path}?before=${group.olderLog}#log`} variant="quiet">
          Earlier entries
        </LinkButton>
      )}
      {logIsOlder && (
        <LinkButton to={`${path}#log`} variant="quiet">
          Latest entries
        </LinkButton>
      )}
    </p>
  );
}
