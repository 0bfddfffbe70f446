type Said = { heading: string; text: string; againAfterSeconds?: number };

/** Drawn without database, styles or scripts: any of them may be what is missing. It tries again by itself if told when. */
export function plainPage({ heading, text, againAfterSeconds }: Said): string {
  const again = againAfterSeconds && `<meta http-equiv="refresh" content="${againAfterSeconds}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${again ?? ""}<title>${heading}</title>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
