const megabyte = 1024 * 1024;

/**
 * What all forms with files that are under way may hold in memory together: a form is held three times over while it is
 * read, so that this is a third of what they take.
 */
const heldBytesMax = 128 * megabyte;
/** What those of one person, or from one address, may: the largest form, and some more. */
const heldBytesOfOneMax = 64 * megabyte;

/** What one form with files holds in memory, counted against what all of them may, and against what its sender may. */
export class Hold {
  private static bytesOfAll = 0;
  private static readonly bytesOf = new Map<string, number>();
  private readonly senders: readonly string[];
  private bytes = 0;
  refused = false;

  constructor(senders: readonly string[]) {
    this.senders = senders;
  }

  /** False where all that may be held is held. */
  take(bytes: number): boolean {
    if (this.refused || !Hold.hasSpace(bytes, this.senders)) {
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
    if (Hold.bytesOfAll + bytes > heldBytesMax) return false;
    return senders.every((sender) => (Hold.bytesOf.get(sender) ?? 0) + bytes <= heldBytesOfOneMax);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    Hold.bytesOfAll += bytes;
    for (const sender of this.senders) {
      const held = (Hold.bytesOf.get(sender) ?? 0) + bytes;
      if (held > 0) Hold.bytesOf.set(sender, held);
      else Hold.bytesOf.delete(sender);
    }
  }
}
