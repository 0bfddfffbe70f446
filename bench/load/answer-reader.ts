export type Answer = { status: number; bytes: number; start: string };

const none = Buffer.alloc(0);

/** Reads one HTTP answer at a time, and no more of it than is needed to know where it ends. */
export class AnswerReader {
  private held: Buffer = none;
  private headEnd = -1;
  private status = 0;
  /** Of the whole answer; -1 while it comes in chunks. */
  private length = 0;
  private nextChunk = 0;
  private received = 0;

  /** Null until the answer is whole. */
  take(bytes: Buffer): Answer | null {
    this.received += bytes.length;
    const counts = this.headEnd >= 0 && this.length >= 0;
    if (!counts) this.held = this.held.length > 0 ? Buffer.concat([this.held, bytes]) : bytes;
    if (this.headEnd < 0 && !this.readHead()) return null;
    if (this.length < 0 && !this.readChunks()) return null;
    if (this.received < this.length) return null;
    const answer = { status: this.status, bytes: this.received, start: "" };
    if (this.status >= 400) answer.start = this.held.subarray(this.headEnd, this.headEnd + 300).toString();
    this.held = none;
    this.headEnd = -1;
    this.received = 0;
    return answer;
  }

  private readHead(): boolean {
    const end = this.held.indexOf("\r\n\r\n");
    if (end < 0) return false;
    const head = this.held.toString("latin1", 0, end);
    this.headEnd = end + 4;
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (this.status === 304 || this.status === 204) this.length = this.headEnd;
    else this.length = length === undefined ? -1 : this.headEnd + Number(length);
    this.nextChunk = this.headEnd;
    return true;
  }

  private readChunks(): boolean {
    for (;;) {
      const lineEnd = this.held.indexOf("\r\n", this.nextChunk);
      if (lineEnd < 0) return false;
      const size = parseInt(this.held.toString("latin1", this.nextChunk, lineEnd), 16);
      if (size === 0) return this.held.length >= lineEnd + 4;
      const next = lineEnd + 2 + size + 2;
      if (next > this.held.length) return false;
      this.nextChunk = next;
    }
  }
}
