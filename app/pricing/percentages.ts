/** Spec section 9; define price percentages only here. */

export const coAuthorPercent = 10n;
export const mbaPercent = 25n;
/** On top of base and MBA. */
export const lightningPercent = 25n;
export const visaHelpSavingPercent = 24n;
/** Mocks beyond the included ones, bought with visa help. */
export const mocksSavingPercent = 25n;
export const badgePercentWithVisaHelp = 24n;
export const badgePercent = 20n;
export const premiumPercent = 5n;
export const premiumLabel = `Platform premium, ${premiumPercent}%`;
