import { type RefObject, useEffect, useRef, useState } from "react";

const prefix = "typed ";

export type FormDraft = "nothing" | "restored" | "offline" | "online";

type Kept = { name: string; values: string[] }[];

/**
 * Keeps unsent input on the device, until it is sent or its owner signs out, and restores it after an expired session,
 * a lost connection or a reload. `done`: the page says that a form of it was accepted; `answered`: the server
 * re-rendered this one with its input.
 * The form carries `data-draft` with its key, by which it is found before React takes over what the server drew.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  { done, answered }: { done: boolean; answered: boolean },
): FormDraft {
  const [state, setState] = useState<FormDraft>("nothing");
  const early = useRef<Kept | null>(null);
  if (early.current === null) early.current = typedEarly(key);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => {
      write(key, typedIn(element));
      remove(sentKey(key));
    };
    const submit = (event: SubmitEvent) => {
      keep();
      if (navigator.onLine) return write(sentKey(key), []);
      event.preventDefault();
      setState("offline");
    };
    const online = () => setState((now) => (now === "offline" ? "online" : now));
    const unlisten = new AbortController();
    const { signal } = unlisten;
    element.addEventListener("input", keep, { signal });
    // Capture comes before listeners that would show the press as pending.
    element.addEventListener("submit", submit, { signal, capture: true });
    addEventListener("online", online, { signal });
    element.addEventListener("restored", () => setState("restored"), { signal });
    // Once. What was typed since React took over is newer, and no listener has heard of it either.
    const typed = isFirst.current ? [...(early.current ?? []), ...changedIn(element)] : [];
    isFirst.current = false;
    if (answered) remove(sentKey(key));
    else if (done && isKept(sentKey(key))) clearDraft(key);
    else restore(element, read(key));
    replay(element, typed);
    return () => unlisten.abort();
  }, [form, key, done, answered]);
  return state;
}

/** A log-out elsewhere has cleared what was kept, and this page still has it. */
export function keepTypingAgain(): void {
  for (const form of document.querySelectorAll("form[data-draft]")) form.dispatchEvent(new Event("input"));
}

/** Of what was typed here, what was sent and accepted goes; other forms keep theirs. The form itself may be gone by then. */
export function useClearedDraft(keyStart: string, done: boolean): void {
  useEffect(() => {
    if (!done) return;
    for (const key of keys().map((one) => one.slice(prefix.length)))
      if (key.startsWith(keyStart) && isKept(sentKey(key))) clearDraft(key);
  }, [keyStart, done]);
}

export function keepsTyping(keyStart = ""): boolean {
  return keys().some((key) => key.startsWith(prefix + keyStart));
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function typedIn(form: HTMLFormElement): Kept {
  const byName = new Map<string, string[]>();
  for (const field of fieldsOf(form)) {
    const values = byName.get(field.name) ?? [];
    if (isBox(field) ? field.checked : field.value !== "") values.push(field.value);
    byName.set(field.name, values);
  }
  return [...byName].map(([name, values]) => ({ name, values }));
}

function restore(form: HTMLFormElement, kept: Kept): void {
  const values = new Map(kept.map((one) => [one.name, one.values]));
  const changed = fieldsOf(form).filter((field) => {
    const known = values.get(field.name);
    return known !== undefined && putBack(field, known);
  });
  for (const field of changed) field.dispatchEvent(new Event("input", { bubbles: true }));
  if (changed.length > 0) form.dispatchEvent(new Event("restored"));
}

/** What was typed before the scripts ran, which no listener has heard of. React gives a text area its first text again. */
function typedEarly(key: string): Kept {
  if (typeof document === "undefined") return [];
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${CSS.escape(key)}"]`);
  return form ? changedIn(form) : [];
}

function changedIn(form: HTMLFormElement): Kept {
  const changed = new Set(
    fieldsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  );
  return typedIn(form).filter(({ name }) => changed.has(name));
}

function isChanged(field: TypedField): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, first);
}

function replay(form: HTMLFormElement, early: Kept): void {
  const values = new Map(early.map((one) => [one.name, one.values]));
  for (const field of fieldsOf(form)) {
    const typed = values.get(field.name);
    if (!typed) continue;
    putBack(field, typed);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

function putBack(field: TypedField, values: readonly string[]): boolean {
  if (isBox(field)) {
    const checked = values.includes(field.value);
    if (field.checked === checked) return false;
    field.checked = checked;
    return true;
  }
  const value = values[0] ?? "";
  if (field.value === value) return false;
  field.value = value;
  return field.value === value;
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept = new Set(["hidden", "file", "password", "submit", "button"]);

function fieldsOf(form: HTMLFormElement): TypedField[] {
  return [...form.elements].filter((field): field is TypedField => {
    if (!("name" in field) || field.name === "") return false;
    if (field instanceof HTMLInputElement) return !neverKept.has(field.type);
    return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  });
}

function isBox(field: TypedField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    clearDraft(key);
  }
}

export function clearDraft(key: string): void {
  remove(key);
  remove(sentKey(key));
}

/** Kept from a press to send until its answer, or until something is typed again. */
const sentKey = (key: string): string => `${key} sent`;

const isKept = (key: string): boolean => keys().includes(prefix + key);

function remove(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing is kept where nothing may be.
  }
}
