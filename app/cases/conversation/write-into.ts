/** As if it were typed, so that whatever listens to the box hears of it. */
export function writeInto(box: HTMLTextAreaElement, text: string, caret = text.length): void {
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
  box.setSelectionRange(caret, caret);
}
