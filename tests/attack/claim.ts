/** What must hold of an attack, and each way in which it did not. */
export type Claim = { claim: string; violations: string[] };
