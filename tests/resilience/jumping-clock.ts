/** Loaded before the server: SIGUSR2 puts its clock a day ahead, and the next one back again. */
const real = Date;
let aheadMs = 0;
process.on("SIGUSR2", () => (aheadMs = aheadMs === 0 ? 86_400_000 : 0));

globalThis.Date = class extends real {
  constructor(...given: []) {
    if (given.length === 0) super(real.now() + aheadMs);
    else super(...given);
  }

  static override now(): number {
    return real.now() + aheadMs;
  }
} as DateConstructor;
