/** The palette of `app/ui/tokens.css`, in notation that every renderer reads. */
export const palette = {
  paper: "#fcfaf6",
  ink: "#15202d",
  muted: "#535c67",
  sand: "#e6e1d6",
  harbour: "#04585c",
  harbourSoft: "#e3f4f5",
  harbourLine: "#b7d8da",
  beacon: "#bf4306",
};

export const coast = `
  <rect width="1200" height="630" fill="${palette.paper}"/>
  <g fill="none" stroke="${palette.sand}" stroke-width="2">
    <circle cx="968" cy="222" r="90"/>
    <circle cx="968" cy="222" r="170"/>
    <circle cx="968" cy="222" r="250"/>
    <circle cx="968" cy="222" r="330"/>
  </g>
  <path d="M700 500c92-10 128-196 236-196 116 0 122 196 284 196z" fill="${palette.harbour}"/>
  <path d="M700 500c92-10 128-196 236-196-62 34-84 166-140 196z" fill="#fff" fill-opacity="0.1"/>
  <path d="M952 306l5-56h22l5 57z" fill="${palette.paper}" stroke="${palette.harbour}" stroke-width="3"/>
  <path d="M952 251h32" stroke="${palette.harbour}" stroke-width="4" stroke-linecap="round"/>
  <circle cx="968" cy="222" r="21" fill="${palette.beacon}"/>
  <rect y="500" width="1200" height="130" fill="${palette.harbourSoft}"/>
  <g fill="none" stroke="${palette.harbourLine}" stroke-width="3" stroke-linecap="round">
    <path d="M760 528h150m40 0h190"/>
    <path d="M820 556h90m36 0h170"/>
    <path d="M900 584h60m44 0h90"/>
  </g>
  <path d="M0 500h1200" stroke="${palette.harbour}" stroke-width="3"/>
  <g transform="translate(80 66) scale(1.75)">
    <path d="M3 21.500c4.500-.5 6.500-8.500 11-8.500 5 0 5.500 8.500 15 8.500z" fill="${palette.harbour}"/>
    <path d="M3 21.500h26M8 26h16" stroke="${palette.harbour}" stroke-width="2" stroke-linecap="round"/>
    <circle cx="14" cy="7" r="3" fill="${palette.beacon}"/>
  </g>
`;
