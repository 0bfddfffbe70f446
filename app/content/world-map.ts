/** Where countries are on the picture `world`, in its own units. Made by `npm run world-map`. */
export const worldMap: {
  width: number;
  height: number;
  places: Record<string, { x: number; y: number }>;
} = {
  width: 960,
  height: 457,
  places: {
    Australia: { x: 814.7, y: 349.6 },
    Canada: { x: 218.2, y: 55.3 },
    France: { x: 457.3, y: 85.5 },
    Germany: { x: 476.8, y: 72.4 },
    India: { x: 665.9, y: 169.1 },
    Ireland: { x: 434.5, y: 65.6 },
    Netherlands: { x: 465.7, y: 68.5 },
    "New Zealand": { x: 877.9, y: 412.2 },
    Singapore: { x: 744.1, y: 249.7 },
    "United Kingdom": { x: 448.6, y: 67.1 },
    "United States": { x: 200.5, y: 108.8 },
  },
};
