import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";

import styles from "#app/desk/pages/search/command-menu.module.css";
import { CommandResults } from "#app/desk/pages/search/command-results.tsx";
import { readRecent, rememberHit, withRecent } from "#app/desk/pages/search/recent-hits.ts";
import { searchMax } from "#app/desk/pages/search/search-max.ts";
import type { SearchHit } from "#app/desk/pages/search/search-hit.ts";
import { useSearchAnswer } from "#app/desk/pages/search/use-search-answer.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icons.tsx";

type CommandMenuProps = { memberId: string; open: boolean; onClose: () => void };

export function CommandMenu({ memberId, open, onClose }: CommandMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} heading="Search the desk" size="wide">
      {open && <Search memberId={memberId} onClose={onClose} />}
    </Dialog>
  );
}

type Pressed = { step: (by: 1 | -1) => void; enter: () => void };

function pressed(event: KeyboardEvent, { step, enter }: Pressed): void {
  const isComposing = event.nativeEvent.isComposing;
  if (isComposing || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "Enter") enter();
  else step(event.key === "ArrowDown" ? 1 : -1);
}

/** A combobox by the ARIA pattern: the focus stays in the field, the arrows move through the list. */
function Search({ memberId, onClose }: Omit<CommandMenuProps, "open">) {
  const [text, setText] = useState("");
  const [again, setAgain] = useState(0);
  const [at, setAt] = useState(0);
  const [recent] = useState(() => readRecent(memberId));
  const asked = text.trim();
  const { groups: found, answered, problem } = useSearchAnswer(asked, again);
  const groups = withRecent({ isStart: answered === "" || answered === null }, found, recent);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const list = useId();
  const navigate = useNavigate();
  /** The words whose first hit is opened as soon as it is known: Enter came before their answer. */
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (answered === null || awaited.current !== answered) return;
    awaited.current = null;
    document.getElementById(`${list}-0`)?.click();
  }, [answered, list]);
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at, list]);

  const open = (hit: SearchHit) => {
    rememberHit(memberId, hit);
    onClose();
    if (!hit.isFile) void navigate(hit.href);
  };
  const step = (by: 1 | -1) => {
    if (count > 0) setAt((at + by + count) % count);
  };
  // What answers other words opens nothing.
  const enter = () => {
    if (problem) setAgain(again + 1);
    else if (answered !== asked) awaited.current = asked;
    else document.getElementById(`${list}-${at}`)?.click();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    awaited.current = null;
    setText(event.target.value);
    setAt(0);
  };
  return (
    <div className={styles.search}>
      <SearchField
        list={list}
        at={count > 0 ? at : null}
        value={text}
        onChange={change}
        onKeyDown={(event) => pressed(event, { step, enter })}
      />
      <CommandResults
        {...{ list, groups, at, problem, asked }}
        isLate={answered !== asked && problem === null}
        onAgain={() => setAgain(again + 1)}
        onPoint={setAt}
        onOpen={open}
      />
    </div>
  );
}

type SearchFieldProps = {
  list: string;
  at: number | null;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchField({ list, at, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Search the desk"
        aria-expanded={at !== null}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at === null ? undefined : `${list}-${at}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="A name, order, receipt, payment, page …"
        maxLength={searchMax}
        {...input}
      />
    </div>
  );
}
