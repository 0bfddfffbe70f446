import { type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * A text field that follows the address and keeps its place: whoever types on while an answer comes loses no letter.
 * Going back shows what was searched there.
 */
export function useFollowedValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const isLed = useNavigationType() === "POP";
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current && (isLed || field.current !== document.activeElement)) field.current.value = value;
  }, [value, isLed]);
  return field;
}
