export type SearchHit = { title: string; detail: string; href: string; isFile?: boolean };

export type SearchGroup = { label: string; hits: SearchHit[] };
