import { writtenDate } from "#app/platform/written-date.ts";
import type { GroupPage } from "#app/research-groups/group-page.ts";
import { contributionLength } from "#app/research-groups/group.ts";
import type { GroupAnswer } from "#app/research-groups/pages/group-forms.ts";
import { GroupForm, useGroupPending } from "#app/research-groups/pages/group-form.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import { logWords } from "#app/research-groups/log-words.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

type GroupLogProps = {
  page: { group: Pick<GroupPage, "log" | "olderLog">; path: string; token: string; logIsOlder: boolean };
  answer: GroupAnswer | null;
};

/** Who did what and when, for the members, and where they add to it. */
export function GroupLog({ page, answer }: GroupLogProps) {
  const { group, path, token } = page;
  const { log } = group;
  const pending = useGroupPending("contribute");
  return (
    <section className={styles.section} aria-labelledby="log">
      <h2 id="log">Contribution log</h2>
      <p className={styles.note}>
        Only members read it. The author statement of each paper is written from it, so nothing in it is
        changed later.
      </p>
      <ol className={styles.log} role="list">
        {log.map((entry) => (
          <li key={entry.id}>
            <p className={styles.when}>
              <time dateTime={entry.at.toISOString()}>
                {writtenDate(entry.at.toISOString().slice(0, 10))}
              </time>
            </p>
            <p>{logWords(entry)}</p>
            {entry.deed === "contributed" && <p className={styles.words}>{entry.words}</p>}
          </li>
        ))}
      </ol>
      <OtherEntries page={page} />
      {/* What was kept is not offered again. */}
      <GroupForm key={log.at(-1)?.id} intent="contribute" path={path} token={token} className={styles.form}>
        <TextAreaField
          label="What have you contributed?"
          name="words"
          rows={4}
          required
          minLength={contributionLength.min}
          maxLength={contributionLength.max}
          defaultValue={answer?.words}
          hint={`${contributionLength.min} to ${contributionLength.max.toLocaleString("en")} characters, plain text.`}
          error={answer?.message}
        />
        <Button type="submit" pending={pending}>
          Add to the log
        </Button>
      </GroupForm>
    </section>
  );
}

/** The ways to the rest of a long log. */
function OtherEntries({ page: { group, path, logIsOlder } }: Pick<GroupLogProps, "page">) {
  if (group.olderLog === null && !logIsOlder) return null;
  return (
    <p className={styles.entries}>
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
