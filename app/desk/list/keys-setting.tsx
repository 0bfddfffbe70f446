import { useSyncExternalStore } from "react";

/** Keys that are letters can be turned off, for whoever speaks to their computer. Kept by the browser alone. */
export function useKeysSetting(): boolean {
  return useSyncExternalStore(onChange, read, () => true);
}

export function keepKeysSetting(isOn: boolean): void {
  try {
    localStorage.setItem(settingName, isOn ? "on" : "off");
  } catch {
    // A browser that keeps nothing has them on.
  }
  for (const listener of listeners) listener();
}

const settingName = "desk-keys";
const listeners = new Set<() => void>();

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return localStorage.getItem(settingName) !== "off";
  } catch {
    return true;
  }
}
