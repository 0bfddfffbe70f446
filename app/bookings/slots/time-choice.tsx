import { useId } from "react";

import type { OfferedTimes } from "#app/bookings/slots/offer-times.server.ts";
import styles from "#app/bookings/slots/time-choice.module.css";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { useSentField } from "#app/forms/sent-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ChoicePill } from "#app/ui/fields/choice-group.tsx";
import { FieldError } from "#app/ui/fields/field.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

/** A radio button for each free time, a day under the other; without scripts too. */
export function TimeChoice({ offered }: { offered: OfferedTimes }) {
  const { id: linkedId, sent, error } = useSentField("slot");
  const id = useId();
  const { days, zones, earlierHref, laterHref } = offered;
  const chosen = sent?.[0];
  const isOf = (day: OfferedTimes["days"][number]) => day.times.some(({ value }) => value === chosen);
  const open = days.find(isOf) ?? days[0];
  return (
    <fieldset
      className={`stack-3 ${styles.choice}`}
      aria-describedby={`${id}-zones${error ? ` ${id}-error` : ""}`}
      {...(linkedId && { id: linkedId, tabIndex: -1 })}
    >
      <legend className={styles.legend}>Time</legend>
      <p className="note" id={`${id}-zones`}>
        {zonesText(zones)}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <NextTimes days={days} />
      {days.map((day) => (
        <Disclosure
          key={day.day}
          open={day === open}
          summary={
            <>
              {day.label} <span className={styles.count}>{countText(day.times.length)}</span>
            </>
          }
        >
          <Times label={day.label} times={day.times} chosen={chosen} />
        </Disclosure>
      ))}
      <PageLinks
        links={[
          { href: earlierHref, label: "Earlier days" },
          { href: laterHref, label: "Later days" },
        ]}
      />
    </fieldset>
  );
}

type TimesProps = { label: string; times: { value: string; label: string }[]; chosen?: string | undefined };

function Times({ label, times, chosen }: TimesProps) {
  return (
    <div className={`row ${styles.times}`} role="group" aria-label={label}>
      {times.map((time) => (
        <ChoicePill key={time.value} choice={time} group={{ defaultValue: chosen }} name="slot" />
      ))}
    </div>
  );
}

/** What a customer who was too late is offered instead. */
function NextTimes({ days }: Pick<OfferedTimes, "days">) {
  const next = useRefusedForm()?.details?.["next"];
  if (!Array.isArray(next)) return null;
  const times = days.flatMap((day) =>
    day.times
      .filter(({ value }) => next.includes(value))
      .map(({ value, label }) => ({ value, label: `${day.label}, ${label}` })),
  );
  if (times.length === 0) return null;
  return (
    <div className="stack-2">
      <p>The next free times:</p>
      <Times label="The next free times" times={times} />
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 time" : `${count} times`;
}

function zonesText({ own, counsellors }: OfferedTimes["zones"]): string {
  const theirs = counsellors.length === 0 ? "" : ` Our counsellors’ clocks: ${counsellors.join(", ")}.`;
  return `Times are yours: ${own}.${theirs}`;
}
