import { many, none, one, strong, weak } from "#app/self-checks/evidence/check-definition.ts";

/**
 * Kinds of evidence that O-1A, EB-1A and EB-1B share. What counts is read from the regulations and from the USCIS
 * Policy Manual, Volume 6, Part F, Chapters 2 and 3.
 */
export const prize = many({
  id: "prize",
  name: "Prizes for excellence",
  ask: "Have you won a prize for excellence in your field?",
  help: "What matters is how far the prize is known, who could compete for it, and how few won.",
  options: [
    strong("national", "A prize of a national or international body, with published rules and few winners"),
    strong("thesis", "A thesis or conference award that is known beyond one institution"),
    strong("team", "A prize of this kind that went to a team and names me in it"),
    weak(
      "local",
      "A prize for which only one school, employer or town could compete",
      "Only insiders could compete, so it says little about the field.",
    ),
    weak(
      "employer",
      "An award by my own employer",
      "It shows what one employer thinks, not what the field thinks.",
    ),
  ],
});

export const membership = many({
  id: "membership",
  name: "Selective membership",
  ask: "Are you a member of a body that admits people only for outstanding achievement?",
  help: "The bylaws for your own grade decide: what they ask for, and whether experts judge who meets it.",
  options: [
    strong(
      "grade",
      "A grade, such as fellow, whose bylaws ask for outstanding achievement, judged by known experts",
    ),
    weak(
      "open",
      "A membership that comes with a fee, a degree or some years of work",
      "It shows no outstanding achievement.",
    ),
    weak(
      "job",
      "A trade union, or membership that came with a job",
      "It comes with the work, not with achievement.",
    ),
  ],
});

export const press = many({
  id: "press",
  name: "Published material about you",
  ask: "Has somebody written about you and your work in professional, trade or major media?",
  help: "Each piece needs its title, date and author, a translation where it is not in English, and figures of its readers.",
  options: [
    strong("trade", "An article about me and my work in a professional or trade publication"),
    strong("media", "A report about me and my work in media with a large audience"),
    weak(
      "company",
      "Articles about my employer or product that do not speak of me",
      "The material has to be about you.",
    ),
    weak("paid", "Paid articles, press releases or marketing", "Your own side paid for it or wrote it."),
    weak(
      "citation",
      "My papers, cited in papers of others",
      "A citation is not about you. It may count under original contributions.",
    ),
  ],
});

export const judging = many({
  id: "judging",
  name: "Judging others’ work",
  ask: "Have you judged the work of others in your field or one close to it?",
  help: "You need two papers: the invitation, and proof that you did it.",
  options: [
    strong("review", "Peer review for a journal or a conference, with proof that it was done"),
    strong("committee", "A seat on a doctoral committee, with proof that it was done"),
    strong("panel", "A seat on a panel for grants or prizes, with proof that it was done"),
    weak("invited", "Invitations, without proof that I took part", "An invitation alone is not judging."),
  ],
});

export const contributions = many({
  id: "contributions",
  name: "Original contributions of major significance",
  ask: "Have you made an original contribution that changed your field?",
  help: "That the work exists is not enough. The question is what others did with it.",
  options: [
    strong("cited", "Work that is cited far more than is usual in my field"),
    strong("used", "A patent, licence, method or product of mine that others really use"),
    strong("reported", "Reports in the press on what this contribution changed"),
    strong("letters", "Detailed letters by experts that say what changed, with proof beside them"),
    weak(
      "existing",
      "Work that was funded, published or patented, with no sign yet that others use it",
      "It shows that the work is original, not that it is significant.",
    ),
    weak(
      "praise",
      "Letters of praise, with nothing beside them",
      "Letters explain evidence. They cannot take its place.",
    ),
  ],
});

export const articles = many({
  id: "articles",
  name: "Scholarly articles",
  ask: "Have you written scholarly articles in your field?",
  help: "Here it counts where they appeared. How good they are is weighed in the second step.",
  options: [
    strong("journal", "Articles in journals with peer review"),
    strong("conference", "Talks or papers that a conference of the field has published"),
    weak(
      "draft",
      "Preprints or drafts that nobody has published yet",
      "The rule asks for articles in professional journals or other major media.",
    ),
    weak(
      "blog",
      "Posts on my own site or my employer’s",
      "The rule asks for professional journals or other major media.",
    ),
  ],
});

export const role = many({
  id: "role",
  name: "A leading or critical role",
  ask: "Have you had a leading or critical role for an organisation with a distinguished reputation?",
  help: "Two things need proof: what you did there, and why the organisation is distinguished, by rankings, grants or funding.",
  options: [
    strong("letter", "A detailed letter by somebody there who knows what my work did for the organisation"),
    strong("grant", "I am named as an investigator on a grant that is given on merit"),
    strong("founder", "I founded the company, and it is built on my own intellectual property"),
    weak("title", "A high title, with nothing that says what I did", "A title does not show the role."),
    weak("size", "An organisation that is only big or old", "Size and age alone are no distinction."),
  ],
});

export const pay = many({
  id: "pay",
  name: "High pay",
  ask: "Is your pay high for your field and the place you work in?",
  help: "Pay that is agreed for the future counts, too. It is compared with the same work in the same place.",
  options: [
    strong(
      "survey",
      "Pay records, a contract or an offer, beside a survey of the same work in the same place",
    ),
    weak(
      "thin",
      "Figures that a few users reported on a website",
      "Few, unchecked figures carry little weight.",
    ),
    weak(
      "converted",
      "Pay abroad, changed into US dollars and compared with US pay",
      "Compare it with pay in the place where it was earned.",
    ),
    weak(
      "broad",
      "A comparison with a broad class of occupations",
      "The comparison has to be with the same work.",
    ),
    weak(
      "shares",
      "Shares rather than salary",
      "Shares may be offered as comparable evidence, with the reason for it.",
    ),
  ],
});

export const comparable = many({
  id: "comparable",
  name: "Comparable evidence",
  ask: "Does one of the kinds not fit your occupation, and do you have something of equal weight in its place?",
  help: "It is for occupations that one of the kinds does not readily fit. It never stands for the one major award.",
  options: [
    strong(
      "reasoned",
      "I can say why one kind does not fit my occupation, and show something of equal weight",
    ),
    weak(
      "unneeded",
      "I have other good evidence, but the listed kinds fit my occupation",
      "Comparable evidence needs a specific reason why the listed kind does not fit.",
    ),
  ],
});

/** O-1: somebody in the United States files. */
export const filer = one({
  id: "filer",
  name: "Somebody who files",
  ask: "Is there a US employer or agent who would file for you?",
  help: "You cannot file an O-1 yourself. A US employer, a US agent, or a foreign employer through a US agent does.",
  options: [
    strong("agreed", "Yes, and they have agreed"),
    weak(
      "talks",
      "We are talking about it",
      "They sign the petition, so nothing can be filed before they agree.",
    ),
    none("nobody", "No"),
  ],
});
