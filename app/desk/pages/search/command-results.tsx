import type { MouseEvent } from "react";

import styles from "#app/desk/pages/search/command-menu.module.css";
import type { SearchGroup, SearchHit } from "#app/desk/pages/search/search-hit.ts";
import hitStyles from "#app/desk/pages/search/search.module.css";
import type { SearchState } from "#app/desk/pages/search/use-search-answer.ts";
import { Button } from "#app/ui/button.tsx";

type CommandResultsProps = {
  /** Options are `${list}-0`, `${list}-1` and so on, through all groups. */
  list: string;
  groups: SearchGroup[];
  at: number;
  isLate: boolean;
  problem: SearchState["problem"];
  asked: string;
  onAgain: () => void;
  onPoint: (at: number) => void;
  onOpen: (hit: SearchHit) => void;
};

export function CommandResults(props: CommandResultsProps) {
  const { list, groups, at, isLate, problem, onPoint, onOpen } = props;
  const first = groups.map((_group, nth) =>
    groups.slice(0, nth).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <>
      <div className={styles.results} id={list} role="listbox" aria-label="Results" aria-busy={isLate}>
        {groups.map(({ label, hits }, nth) => (
          <div key={label} role="group" aria-labelledby={`${list}-of-${nth}`} className={styles.group}>
            <p id={`${list}-of-${nth}`} className={styles.label} role="presentation">
              {label}
            </p>
            {hits.map((hit, within) => {
              const place = first[nth]! + within;
              return (
                <Option
                  key={hit.href + hit.title}
                  id={`${list}-${place}`}
                  hit={hit}
                  isSelected={place === at}
                  onPoint={() => onPoint(place)}
                  onOpen={() => onOpen(hit)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {problem ? <Problem {...props} /> : <Said {...props} />}
    </>
  );
}

type OptionProps = {
  id: string;
  hit: SearchHit;
  isSelected: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

/** A link, so that it opens in a new tab as links do. */
function Option({ id, hit, isSelected, onPoint, onOpen }: OptionProps) {
  function click(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!hit.isFile) event.preventDefault();
    onOpen();
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      href={hit.href}
      className={hitStyles.hit}
      onClick={click}
      onPointerMove={isSelected ? undefined : onPoint}
    >
      <span className={hitStyles.title}>{hit.title}</span>
      {hit.detail && <span className={hitStyles.detail}>{hit.detail}</span>}
    </a>
  );
}

function Problem({ problem, onAgain }: Pick<CommandResultsProps, "problem" | "onAgain">) {
  return (
    <div className={styles.said} role="alert">
      {problem === "signed_out" ? (
        <p>You are signed out. Load the page again to sign in.</p>
      ) : (
        <>
          <p>The search did not answer.</p>
          <Button size="small" variant="quiet" onClick={onAgain}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

function Said({ groups, isLate, asked }: Pick<CommandResultsProps, "groups" | "isLate" | "asked">) {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const found = `${count} ${count === 1 ? "result" : "results"}`;
  const nothing = `Nothing that you may open matches “${asked}”. Try fewer words, or a part of one.`;
  return (
    <p className={styles.said} role="status">
      {isLate ? "Searching …" : count === 0 ? nothing : found}
    </p>
  );
}
