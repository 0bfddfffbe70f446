import { useEffect, useState } from "react";
import { href } from "react-router";

import type { SearchGroup } from "#app/desk/pages/search/search-hit.ts";

export type SearchState = {
  groups: SearchGroup[];
  /** What `groups` answer; null before the first answer. */
  answered: string | null;
  problem: "lost" | "signed_out" | null;
};

const pauseMs = 120;

/** Waits for a pause in typing; an answer to words typed before is dropped. `again` asks anew. */
export function useSearchAnswer(text: string, again: number): SearchState {
  const [state, setState] = useState<SearchState>({ groups: [], answered: null, problem: null });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(
      () => {
        void ask(text, asking.signal).then((answer) => {
          if (asking.signal.aborted) return;
          setState((before) =>
            Array.isArray(answer)
              ? { groups: answer, answered: text, problem: null }
              : { ...before, problem: answer },
          );
        });
      },
      text === "" ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, again]);
  return state;
}

async function ask(text: string, signal: AbortSignal): Promise<SearchGroup[] | "lost" | "signed_out"> {
  try {
    const answer = await fetch(`${href("/staff/search.json")}?${new URLSearchParams({ q: text })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (answer.redirected) return "signed_out";
    return answer.ok ? ((await answer.json()) as SearchGroup[]) : "lost";
  } catch {
    return "lost";
  }
}

const patienceMs = 10_000;
