const megabyte = 1024 * 1024;

/** Parsing holds a form three times over, so this is a third of the real use. */
const heldBytesMax = 128 * megabyte;
/** Fits the largest form, with some room. */
const heldBytesOfOneMax = 64 * megabyte;

export class BodyMemory {
  private static bytesOfAll = 0;
  private static readonly bytesOf = new Map<string, number>();
  private readonly senders: readonly string[];
  private bytes = 0;
  refused = false;

  constructor(senders: readonly string[]) {
    this.senders = senders;
  }

  take(bytes: number): boolean {
    if (this.refused || !BodyMemory.hasSpace(bytes, this.senders)) {
      this.letGo();
      this.refused = true;
      return false;
    }
    this.count(bytes);
    return true;
  }

  letGo(): void {
    this.count(-this.bytes);
  }

  private static hasSpace(bytes: number, senders: readonly string[]): boolean {
    if (BodyMemory.bytesOfAll + bytes > heldBytesMax) return false;
    return senders.every((sender) => (BodyMemory.bytesOf.get(sender) ?? 0) + bytes <= heldBytesOfOneMax);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    BodyMemory.bytesOfAll += bytes;
    for (const sender of this.senders) {
      const held = (BodyMemory.bytesOf.get(sender) ?? 0) + bytes;
      if (held > 0) BodyMemory.bytesOf.set(sender, held);
      else BodyMemory.bytesOf.delete(sender);
    }
  }
}
