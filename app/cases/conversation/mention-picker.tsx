import { type RefObject, useEffect, useRef, useState } from "react";

import { mentionAt, withMention } from "#app/cases/conversation/mention-at.ts";
import styles from "#app/cases/conversation/desk-composer.module.css";
import { writeInto } from "#app/cases/conversation/write-into.ts";
import { Button } from "#app/ui/button.tsx";

type MentionPickerProps = { box: RefObject<HTMLTextAreaElement | null>; colleagues: readonly string[] };

const shownMax = 6;

/** After an @ in the box, the colleagues whom it may name. Down leads to them, Escape back. */
export function MentionPicker({ box, colleagues }: MentionPickerProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = box.current;
    if (!area) return;
    const look = () => {
      const typed = mentionAt(area.value.slice(0, area.selectionStart));
      const fits = (name: string) => typed !== null && name.toLowerCase().startsWith(typed.toLowerCase());
      setNames(colleagues.filter(fits).slice(0, shownMax));
    };
    const press = (event: KeyboardEvent) => {
      const first = list.current?.querySelector("button");
      if (event.key === "Escape") setNames([]);
      if (event.key !== "ArrowDown" || !first) return;
      event.preventDefault();
      first.focus();
    };
    const unlisten = new AbortController();
    area.addEventListener("input", look, { signal: unlisten.signal });
    area.addEventListener("keydown", press, { signal: unlisten.signal });
    return () => unlisten.abort();
  }, [box, colleagues]);

  function choose(name: string) {
    if (!box.current) return;
    const { value, selectionStart } = box.current;
    const before = withMention(value.slice(0, selectionStart), name);
    writeInto(box.current, before + value.slice(selectionStart), before.length);
    setNames([]);
  }

  if (names.length === 0) return null;
  return (
    <div ref={list} className={styles.people} role="group" aria-label="Mention">
      <span className="note">Mention:</span>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => choose(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
