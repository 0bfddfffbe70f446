/** Every percentage a price is made with (spec section 9), and nowhere else a second time. */

/** On top of a research paper's package, for each co-author. */
export const coAuthorPercent = 10n;
/** On top of the base, when the applications are for an MBA. */
export const mbaPercent = 25n;
/** On top of base and MBA, for delivery at lightning speed. */
export const lightningPercent = 25n;
/** Off visa help bought with a complete application. */
export const visaHelpSavingPercent = 24n;
/** Off further visa mocks bought with visa help. */
export const mocksSavingPercent = 25n;
/** What the "you save" badge says, with visa help in the price and without. */
export const badgePercentWithVisaHelp = 24n;
export const badgePercent = 20n;
/** On top of what is charged through a gateway. */
export const premiumPercent = 5n;
export const premiumLabel = `Platform premium, ${premiumPercent}%`;
