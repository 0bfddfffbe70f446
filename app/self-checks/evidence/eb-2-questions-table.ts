import { many, strong, weak } from "#app/self-checks/evidence/check-definition.ts";
import { comparable, pay } from "#app/self-checks/evidence/us-criteria-table.ts";

/** Exceptional ability: the six kinds of the regulation, and comparable evidence. */
export const abilities = [
  many({
    id: "record",
    name: "An academic record",
    ask: "Do you have an official record of a degree, diploma or certificate in your area?",
    help: "A college, university, school or other institution of learning gave it.",
    options: [
      strong("in-area", "Yes, in the area of my work"),
      weak("elsewhere", "Yes, in another area", "It has to relate to the ability you claim."),
    ],
  }),
  many({
    id: "ten-years",
    name: "Ten years of experience",
    ask: "Can you show at least 10 years of full-time experience in the occupation?",
    help: "Letters from employers, present or past, show it.",
    options: [
      strong("letters", "Yes, with letters from employers"),
      weak("unproved", "The years, but not the letters", "The rule asks for letters from employers."),
      weak(
        "part",
        "Fewer years, or part of them in part-time work",
        "Ten years of full-time work are asked for.",
      ),
    ],
  }),
  many({
    id: "licence",
    name: "A licence or certification",
    ask: "Do you hold a licence or certification for your profession or occupation?",
    help: "It has to be for the profession or occupation itself.",
    options: [
      strong("held", "Yes, for my profession or occupation"),
      weak(
        "course",
        "Certificates of attendance",
        "Attending a course does not certify you for the occupation.",
      ),
    ],
  }),
  {
    ...pay,
    name: "Pay that shows exceptional ability",
    ask: "Does your pay show exceptional ability?",
  },
  many({
    id: "associations",
    name: "Professional associations",
    ask: "Are you a member of professional associations?",
    help: "The rule asks for membership, and not for a selective one.",
    options: [
      strong("member", "Yes, of a professional association in my area"),
      weak("loose", "Yes, of groups that anyone may join", "The rule asks for professional associations."),
    ],
  }),
  many({
    id: "recognition",
    name: "Recognition for achievements",
    ask: "Have peers, government bodies, or professional or business organisations recognised your achievements?",
    help: "Papers of the time weigh more than letters written for the petition.",
    options: [
      strong("of-the-time", "Awards, grants, reports or citations from the time of the achievement"),
      weak(
        "letters",
        "Letters that were written for the petition, and nothing else",
        "They weigh less than papers of the time.",
      ),
    ],
  }),
  comparable,
];

/** The three prongs of the waiver. */
export const prongs = [
  many({
    id: "specific",
    name: "A specific endeavour",
    ask: "What do you propose to do in the United States?",
    help: "The endeavour is narrower than an occupation. A stranger should be able to repeat it in a sentence.",
    options: [
      strong("undertaking", "One undertaking with an aim and a way towards it"),
      weak("occupation", "To go on working in my profession", "An occupation is not an endeavour."),
    ],
  }),
  many({
    id: "importance",
    name: "National importance",
    ask: "What would it bring about beyond one employer?",
    help: "It is the effect of your own endeavour that is weighed, and not the size of the place.",
    options: [
      strong("field", "It would change practice or technology in the field, and I can show how"),
      strong("economy", "It would bring jobs or other gains to the economy, with figures behind them"),
      strong("public", "It would serve the health, education or culture of many people, and I can show how"),
      weak(
        "shortage",
        "There are too few people in my profession",
        "A shortage does not make your endeavour nationally important.",
      ),
      weak(
        "industry",
        "My industry is important",
        "Your own endeavour has to be important, not the industry.",
      ),
      weak(
        "employer",
        "My employer or my clients would gain, for instance by code I adapt for them",
        "A benefit to one employer or its clients is not enough.",
      ),
      weak(
        "teaching",
        "I would teach my classes well",
        "Teaching in the classroom, without wider effect, usually falls short.",
      ),
      weak(
        "jobs",
        "It would create jobs, in general",
        "A general claim about jobs, without figures, carries little.",
      ),
    ],
  }),
  many({
    id: "position",
    name: "Well positioned",
    ask: "Why are you the one to advance it?",
    help: "You need not prove that success is more likely than not.",
    options: [
      strong("success", "A record of success in work like it, with documents"),
      strong("plan", "A detailed plan of my own, and progress so far"),
      strong("interest", "Interest from users, investors, customers or agencies, in writing"),
      strong(
        "stem",
        "An advanced degree in science or technology that the endeavour is built on, tied to a critical technology",
      ),
      weak("degree", "A degree alone", "A degree alone is not enough."),
      weak("unproved", "A plan or letters, with no independent proof", "They need proof from others."),
    ],
  }),
  many({
    id: "balance",
    name: "The balance",
    ask: "Why should the job offer and the labour certification be waived?",
    help: "The certification protects US workers. Say what the country gains by doing without it here.",
    options: [
      strong("impractical", "It is impractical for this work, for instance because I work for myself"),
      strong("anyway", "The country gains even where US workers are available"),
      strong("urgent", "The work is urgent, and I can show why"),
      strong("jobs", "It would create jobs, and I can show how many"),
      weak("shortage", "There are too few workers", "A shortage alone does not tip the balance."),
    ],
  }),
];
