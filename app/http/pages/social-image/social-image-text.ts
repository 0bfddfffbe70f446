/** The site's own picture, for pages that are not about one service. */
export const siteImageName = "landfall";

export const siteImageText = "Study or work abroad, with the whole price before you start";
