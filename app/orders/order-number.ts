export function orderName(number: number): string {
  return `LF-${number}`;
}

export function readOrderNumber(name: string): number | null {
  const number = /^LF-(\d{1,9})$/i.exec(name.trim())?.[1];
  return number === undefined ? null : Number(number);
}
