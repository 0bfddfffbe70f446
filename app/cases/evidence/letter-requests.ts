/** What a customer can send to somebody who is to write for them. Their own words take the place of the brackets. */
export const expertRequest = `Dear [name],

I am preparing an application that rests on my work in [field], and I would like to ask you for a letter about it. Please write only what you know and can stand behind. These points are what readers look for:

- Who you are in the field, and how you know me or my work, and since when.
- What I did, in plain words, with one or two examples that you have seen or used.
- What has come of it: who uses, cites or builds on it, and what would be missing without it.
- How it compares with the work of others at the same stage.
- What you expect of my work in the years ahead.

I can send you a list of facts and the papers that prove them. The letter should be on your letterhead, dated and signed, with your CV. You are free to change or leave out anything.

Thank you,
[your name]`;

const ukExpertRequest = `Dear [name],

I am applying for an endorsement in the United Kingdom and would like to ask you for one of the letters that go with it. It has to be your own text. The rules ask that it is dated and says:

- Who you are, and how you have known my work for at least 12 months.
- What I have achieved in the field, with examples.
- Why you see in it exceptional talent, or exceptional promise.
- What I would bring to the United Kingdom.

Please sign it and add how you can be reached. I can send you a list of facts and the papers that prove them.

Thank you,
[your name]`;

export const employerRequest = `Dear [name],

I need a letter about my work at [company] for an immigration file. Please put it on the company’s letterhead, with the date, your name, position, signature and how you can be reached. It should state:

- My positions, with the first and the last day of each.
- For each position the main duties, in your own words.
- The hours a week, and whether it was full time.
- The pay and benefits.
- For a leading part: what depended on it, and what came of it.

Thank you,
[your name]`;

export const academicRequest = `Dear [name],

I am applying to [programmes] and would like to ask you for a letter of recommendation. The first deadline is [date]. The university sends you a link, and you submit the letter there yourself.

What would help the readers most is what only you have seen:

- Since when you know me, and from which course or project.
- One piece of work that you remember, what was hard about it, and how I went about it.
- How I compare with others you have taught or led.
- Whether you would take me on again, and for what.

I send you my CV and a draft of my statement with this. If you are short of time, or would rather not, please tell me: I will understand.

Thank you,
[your name]`;

/** By the key of a criterion that people write letters for. */
export const criterionRequests: Record<string, string> = {
  "o-1a.role": expertRequest,
  "o-1a.contributions": expertRequest,
  "o-1b.recognition": expertRequest,
  "eb-1a.role": expertRequest,
  "eb-1a.contributions": expertRequest,
  "eb-1b.contributions": expertRequest,
  "eb-2-niw.importance": expertRequest,
  "eb-2-niw.position": expertRequest,
  "eb-2-niw.ten-years": employerRequest,
  "uk-global-talent.digital-letters": ukExpertRequest,
  "uk-global-talent.arts-letters": ukExpertRequest,
  "uk-global-talent.first-letter": ukExpertRequest,
  "uk-global-talent.second-letter": ukExpertRequest,
  "australia-858.nominator": expertRequest,
};
