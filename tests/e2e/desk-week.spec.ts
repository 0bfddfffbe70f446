import {
  cancellationIsAnsweredInTime,
  juniorEndsNothingAlone,
  lateWorkIsOnTop,
  managerDecidesProposals,
  messageOnNobodysWork,
  secondReaderSendsBack,
} from "#tests/e2e/desk-week-journey.ts";
import {
  orderIsFoundByHalfItsReceipt,
  ownerChangesFee,
  testimonialIsModerated,
} from "#tests/e2e/desk-week-owner.ts";
import { beginWeek } from "#tests/e2e/desk-week-setup.ts";
import { keyboard, mouse } from "#tests/e2e/hands.ts";
import { test } from "#tests/e2e/journey.ts";
import { inTurn } from "#tests/e2e/wide.ts";

// A refused form, and five people's pages.
test.use({ expectedErrors: /status of (409|422)/ });
test.setTimeout(420_000);
// They change what every visitor sees.
test.describe.configure({ mode: "default" });

const steps = {
  "a message on work that is nobody’s reaches a manager, who answers": messageOnNobodysWork,
  "a junior ends nothing alone": juniorEndsNothingAlone,
  "a manager decides what was proposed": managerDecidesProposals,
  "a second reader sends a version back, then approves the next": secondReaderSendsBack,
  "a request to cancel is answered within its clock": cancellationIsAnsweredInTime,
  "late work is on top, and its counsellor and manager are told": lateWorkIsOnTop,
  "the owner changes a fee with its source and sees the page": ownerChangesFee,
  "a testimonial waits, and is published": testimonialIsModerated,
  "an order is found by half a receipt number": orderIsFoundByHalfItsReceipt,
};

for (const hand of inTurn([mouse, keyboard], 1)) {
  test(`a week at the desk, with ${hand.name}`, async ({ browser }) => {
    const week = await beginWeek(browser, hand);
    for (const [name, take] of Object.entries(steps)) await test.step(name, () => take(week));
  });
}
