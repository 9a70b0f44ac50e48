/** A kind of practice, and what an author begins with: filled in, so that it can be tried at once. */
export interface PracticeTemplate {
  label: string;
  /** The text of the fence, without its id. */
  text: string;
}

export const practiceTemplates: readonly PracticeTemplate[] = [
  {
    label: 'Choose one',
    text: `kind: choose-one
question: Which of these is a fact about a customer?
options:
  - text: She paid ₹1,600 in March
    right: true
  - text: She would pay for a calendar
    hint: “Would” is about the future. Has it happened?
why: A fact has happened, and someone can check it.`,
  },
  {
    label: 'Choose several',
    text: `kind: choose-several
question: Which of these deserve a table of their own?
options:
  - text: Customers
    right: true
  - text: Payments
    right: true
  - text: The colour of the ink
    hint: Can it be created or ended by itself?
why: Whatever is created, changed or ended by itself gets a table.`,
  },
  {
    label: 'Put in order',
    text: `kind: put-in-order
question: What comes first when you start an app from nothing?
items:
  - Write down what people do today
  - Draw the tables
  - Build the first screen
hints:
  - Which of these needs no tool at all?
why: Screens follow from tables, and tables from what people do.`,
  },
  {
    label: 'Match pairs',
    text: `kind: match
question: Match each example to its relation.
pairs:
  - left: One to many
    right: A customer and her payments
  - left: Many to many
    right: Students and courses
hints:
  - Ask of each side how many of the other it has.
why: A student takes many courses, and a course has many students.`,
  },
  {
    label: 'Fill the gaps',
    text: `kind: fill-the-gaps
text: A customer has ___ payments, and each payment belongs to ___ customer.
gaps:
  - many
  - one
hints:
  - Read the sentence from the side of the payment.
why: The many side carries the link.`,
  },
  {
    label: 'Correct the table',
    text: `kind: correct-the-table
question: One cell holds two facts. Correct it.
columns: [Order, Amount, Method]
rows:
  - ['112', '₹3,200', UPI]
  - - '113'
    - shown: 1600 + rest later
      answers: ['₹1,600']
    - Cash
hints:
  - Which cell could not be added up?
why: One fact a cell. What is still owed is a row of its own.`,
  },
  {
    label: 'Step through',
    text: `kind: step-through
steps:
  - title: Pause
    detail: Thursday
    say: He taps “Pause” for Thursday.
    ask:
      question: Which table gets a new row?
      options:
        - text: Pauses
          right: true
        - text: Customers
          hint: Is he a new customer?
  - title: Kitchen list
    detail: Friday
    say: The kitchen cooks one meal less.
why: Each tap that matters is a row.`,
  },
];

/** The template with an id that the lesson's text has not used. */
export function newPractice({ text }: PracticeTemplate, lesson: string): string {
  let number = 1;
  while (lesson.includes(`id: practice-${number}`)) number += 1;
  return `id: practice-${number}\n${text}`;
}
